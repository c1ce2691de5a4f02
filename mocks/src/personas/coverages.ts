import type { Insurer, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';

/** A client's insurance, as on their card. */
export interface CoverageSeed {
  client: UserId;
  insurer: Exclude<Insurer, 'SELF_PAY'>;
  planName: string;
  memberId: string;
  groupNumber: string;
  /** What the client pays for each session, in minor units of US dollars. */
  copayMinor: number;
  /** The yearly deductible, and how much of it is met. */
  deductibleMinor: number;
  deductibleMetMinor: number;
  /** How much of it was met with other practices. @default `deductibleMetMinor` less our claims */
  deductibleMetElsewhereMinor?: number;
  /** Coinsurance in whole percent of the allowed amount after the deductible; 0 with a copay only. */
  coinsurancePercent: number;
  /** The yearly out-of-pocket maximum, and how much of it is met. */
  outOfPocketMaximumMinor: number;
  outOfPocketMetMinor: number;
  /** Sessions that the plan covers in a year. @default no limit */
  sessionLimit?: number;
  /** Days from the seed's today at which it begins and ends. */
  startsInDays: number;
  endsInDays: number | null;
  /** What the payer does not say, writes beside its answers, and has handed to another company. */
  isDeductibleUnknown?: boolean;
  payerWords?: string;
  carvedOutTo?: string;
}

const person = (index: number) => (clients[index] ?? clients[0]).id;

/** The insured clients. All others pay for themselves. */
export const coverageSeeds: readonly CoverageSeed[] = [
  {
    client: ids.users.layla,
    insurer: 'AETNA',
    planName: 'Aetna Open Choice PPO',
    memberId: 'W204418837',
    groupNumber: '0866357',
    copayMinor: 3000,
    deductibleMinor: 50_000,
    deductibleMetMinor: 50_000,
    coinsurancePercent: 0,
    outOfPocketMaximumMinor: 300_000,
    outOfPocketMetMinor: 112_000,
    startsInDays: -327,
    endsInDays: null,
  },
  // The deductible was met in mid-autumn; after that the plan pays 80 %.
  {
    client: person(0),
    insurer: 'BLUE_CROSS',
    planName: 'Blue Cross Select 1500',
    memberId: 'XQB991027745',
    groupNumber: '71220',
    copayMinor: 4000,
    deductibleMinor: 150_000,
    deductibleMetMinor: 150_000,
    deductibleMetElsewhereMinor: 136_500,
    coinsurancePercent: 20,
    outOfPocketMaximumMinor: 500_000,
    outOfPocketMetMinor: 148_000,
    startsInDays: -240,
    endsInDays: null,
  },
  {
    client: person(1),
    insurer: 'AETNA',
    planName: 'Aetna Choice POS II',
    memberId: 'W118804210',
    groupNumber: '0440921',
    copayMinor: 2500,
    deductibleMinor: 0,
    deductibleMetMinor: 0,
    coinsurancePercent: 0,
    outOfPocketMaximumMinor: 250_000,
    outOfPocketMetMinor: 64_500,
    startsInDays: -500,
    endsInDays: null,
  },
  {
    client: person(3),
    insurer: 'CIGNA',
    planName: 'Cigna Open Access Plus',
    memberId: 'U7719020301',
    groupNumber: '3339187',
    copayMinor: 3500,
    deductibleMinor: 100_000,
    deductibleMetMinor: 100_000,
    coinsurancePercent: 10,
    outOfPocketMaximumMinor: 400_000,
    outOfPocketMetMinor: 221_400,
    sessionLimit: 30,
    startsInDays: -690,
    endsInDays: null,
  },
  // The policy ended while sessions went on: its later claims are denied.
  {
    client: person(5),
    insurer: 'BLUE_CROSS',
    planName: 'Blue Cross Bronze 6000',
    memberId: 'XQB440918226',
    groupNumber: '71964',
    copayMinor: 4500,
    deductibleMinor: 600_000,
    deductibleMetMinor: 120_000,
    coinsurancePercent: 30,
    outOfPocketMaximumMinor: 850_000,
    outOfPocketMetMinor: 187_500,
    startsInDays: -400,
    endsInDays: -21,
  },
];

/** Insurance that the practice has no contract for: its clients pay for themselves, and may ask what it would pay. */
export const uncontractedCoverageSeeds: readonly CoverageSeed[] = [
  {
    client: person(6),
    insurer: 'UNITED',
    planName: 'UnitedHealthcare Choice Plus',
    memberId: '911847720',
    groupNumber: '717403',
    copayMinor: 2000,
    deductibleMinor: 150_000,
    deductibleMetMinor: 0,
    coinsurancePercent: 20,
    outOfPocketMaximumMinor: 600_000,
    outOfPocketMetMinor: 0,
    startsInDays: -327,
    endsInDays: null,
    isDeductibleUnknown: true,
    payerWords: 'BEHAVIORAL HEALTH BENEFITS ADMINISTERED BY OPTUM. CALL 800-555-0142 FOR ACCUMULATORS.',
    carvedOutTo: 'Optum Behavioral Health',
  },
];

/** The insurance of a client, or null for those who pay for themselves. */
export function coverageSeedOf(client: string): CoverageSeed | null {
  return coverageSeeds.find((entry) => entry.client === client) ?? null;
}
