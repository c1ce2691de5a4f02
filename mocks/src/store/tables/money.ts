/** Rows of the money area. */
export const moneyTables = {};
