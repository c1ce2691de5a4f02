/** Rows of the admin area. */
export const adminTables = {};
