/** Rows of the companion area. */
export const companionTables = {};
