/** The database of enquiries waiting on the device. The kill switch never deletes it. */
export const OUTBOX_DATABASE = 'hause-outbox';
