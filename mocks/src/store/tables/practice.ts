/** Rows of the practice area. */
export const practiceTables = {};
