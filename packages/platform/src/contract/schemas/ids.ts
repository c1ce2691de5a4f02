import * as z from 'zod/mini';

// One brand an entity, so that a client's id cannot be handed to a call that wants an appointment's.
export const userId = z.string().check(z.minLength(1)).brand<'UserId'>();
export const providerId = z.string().check(z.minLength(1)).brand<'ProviderId'>();
export const serviceId = z.string().check(z.minLength(1)).brand<'ServiceId'>();
export const slotId = z.string().check(z.minLength(1)).brand<'SlotId'>();
export const appointmentId = z.string().check(z.minLength(1)).brand<'AppointmentId'>();
export const noteId = z.string().check(z.minLength(1)).brand<'NoteId'>();

export type UserId = z.infer<typeof userId>;
export type ProviderId = z.infer<typeof providerId>;
export type ServiceId = z.infer<typeof serviceId>;
export type SlotId = z.infer<typeof slotId>;
export type AppointmentId = z.infer<typeof appointmentId>;
export type NoteId = z.infer<typeof noteId>;
