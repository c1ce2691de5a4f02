/** The tag of stories that only show another story in another theme or density. `npm test` leaves them out. */
export const LOOK_TAG = 'look';
