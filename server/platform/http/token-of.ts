/** What a caller shows for itself. */
export const tokenOf = (authorization = '') => /^Bearer (\S{1,200})$/i.exec(authorization)?.[1];
