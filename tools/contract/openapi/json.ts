/** What JSON can hold; `undefined` is left out when it is written. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type Schema = { [keyword: string]: Json };

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with its keys in order. */
export function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([first], [second]) => (first < second ? -1 : 1)));
}

/** `appointmentStatus` → `AppointmentStatus`. */
export const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `roomName`, `session-notes` → `room name`, `session notes`. */
export const wordsOf = (name: string) =>
  name
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
