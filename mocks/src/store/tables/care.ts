/** Rows of the care area. */
export const careTables = {};
