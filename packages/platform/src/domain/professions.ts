import { professionOf } from './practice.ts';
import type { Profession, ProfessionHolder } from './practice.ts';

/** How a session note can be structured; the contract’s `noteTemplate`. */
export const noteTemplates = ['SOAP', 'DAP', 'PASTORAL', 'MENTORING'] as const;
type Template = (typeof noteTemplates)[number];

/** The sections of each note template, in the order they are written. */
export const noteSections = {
  SOAP: ['SUBJECTIVE', 'OBJECTIVE', 'ASSESSMENT', 'PLAN'],
  DAP: ['DATA', 'ASSESSMENT', 'PLAN'],
  PASTORAL: ['CONVERSATION', 'COUNSEL', 'FOLLOW_UP'],
  MENTORING: ['CONVERSATION', 'NEXT_STEPS', 'FOLLOW_UP'],
} as const satisfies Readonly<Record<Template, readonly string[]>>;

/**
 * How a service is priced. `FIXED`: at its price. `FREE`: nothing is paid and no card is asked for. `DONATION`: the
 * client gives what they choose, or nothing.
 */
export const servicePricings = ['FIXED', 'FREE', 'DONATION'] as const;
export type ServicePricing = (typeof servicePricings)[number];

/** How a service is priced; one without a price is free, unless it is by donation. */
export function pricingOf(service: {
  readonly price: { readonly amountMinor: number };
  readonly pricing?: ServicePricing | undefined;
}): ServicePricing {
  if (service.pricing === 'DONATION') return 'DONATION';
  return service.price.amountMinor === 0 ? 'FREE' : 'FIXED';
}

/** The largest donation for one session, in minor units. */
export const MOST_DONATED = 100_000;

/** What a profession works with. Screens offer by it, and the server refuses by it. */
export interface ProfessionRow {
  /** The note templates that it writes in; new notes start with the first. */
  readonly noteTemplates: readonly [Template, ...Template[]];
  readonly planKind: 'CLINICAL' | 'PASTORAL' | 'MENTORING';
  /**
   * Whether sessions are billed to insurance: claims, superbills, accepted insurers. A claim needs a licensed
   * clinician.
   */
  readonly billsInsurance: boolean;
  /** Whether it may assign clinical questionnaires and read their answers. */
  readonly usesMeasures: boolean;
  /** Whether a plan may name diagnoses. */
  readonly namesDiagnoses: boolean;
  /** The ways in which a service can be priced. */
  readonly pricings: readonly ServicePricing[];
}

const spiritual = {
  billsInsurance: false,
  usesMeasures: false,
  namesDiagnoses: false,
  pricings: servicePricings,
} as const;

const table: Readonly<Record<Profession, ProfessionRow>> = {
  THERAPIST: {
    noteTemplates: ['SOAP', 'DAP'],
    planKind: 'CLINICAL',
    billsInsurance: true,
    usesMeasures: true,
    namesDiagnoses: true,
    pricings: ['FIXED', 'FREE'],
  },
  IMAM: { ...spiritual, noteTemplates: ['PASTORAL'], planKind: 'PASTORAL' },
  MENTOR: { ...spiritual, noteTemplates: ['MENTORING'], planKind: 'MENTORING' },
};

/** What a profession works with. */
export const professionRow = (profession: Profession): ProfessionRow => table[profession];

/** What a user works with; everything for an administrator who looks into the provider portal. */
export const professionRowOf = (user: ProfessionHolder | null | undefined): ProfessionRow =>
  professionRow(professionOf(user) ?? 'THERAPIST');
