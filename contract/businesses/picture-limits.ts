/** Not in the policy, which list pages load. */
export const pictureLimits = { most: 6, descriptionLength: 200 };
