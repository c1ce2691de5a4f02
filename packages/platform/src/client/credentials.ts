/** Who the calls are made as. */
export interface Credentials {
  readonly accessToken: string;
  readonly organizationId?: string | undefined;
  readonly plan?: string | undefined;
}
