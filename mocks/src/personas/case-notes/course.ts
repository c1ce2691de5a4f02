/**
 * What one provider writes about one client over time, in English, as their records are kept. Whatever is told in a
 * session is that client’s alone; what was seen and agreed changes more slowly.
 */
export interface CourseOfCare {
  /** What was told or done, one text a session, oldest first. */
  readonly told: readonly [string, ...string[]];
  /** The other sections of the template in their order, by phase, oldest first. */
  readonly phases: readonly [readonly string[], ...(readonly string[])[]];
}
