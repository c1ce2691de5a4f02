/** Rows of the community area. */
export const communityTables = {};
