export interface ApplicationRoute {
  applicationMethod: string;
  contactEmail: string;
}

/** Where applications are sent by mail. */
export const applicationEmailOf = ({ applicationMethod, contactEmail }: ApplicationRoute) =>
  applicationMethod === 'email' ? contactEmail : null;
