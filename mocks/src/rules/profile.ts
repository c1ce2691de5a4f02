import type { PrayerRules } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { isTimeZone } from '@sakina/platform/format';
import type { ProviderRow } from '../store/rows.ts';

type Problems = Record<string, string>;

export const hasProblems = (problems: Problems) => Object.keys(problems).length > 0;

/** Inconsistencies between fields of a profile, in words by field. */
export function profileProblems(provider: ProviderRow, rules: PrayerRules): Problems {
  const problems: Problems = {};
  if (!isTimeZone(provider.timeZone)) problems['timeZone'] = 'There is no such time zone.';
  if (provider.modes.includes('IN_PERSON') && provider.address === null)
    problems['address'] = 'In-person sessions need an address.';
  if (!provider.services.some((service) => !service.isIntroduction))
    problems['services'] = 'At least one service has to be a full session.';
  for (const [index, service] of provider.services.entries()) {
    if (service.modes.some((mode) => !provider.modes.includes(mode)))
      problems[`services.${index}.modes`] = 'Your profile does not offer sessions in this way.';
  }
  return { ...problems, ...professionProblems(provider), ...prayerProblems(rules) };
}

/** What a profession does not work with: insurers that it cannot bill, and ways of pricing. */
function professionProblems({ kind, insurers, services }: ProviderRow): Problems {
  const { billsInsurance, pricings } = professionRow(kind);
  const problems: Problems = {};
  if (!billsInsurance && insurers.some((insurer) => insurer !== 'SELF_PAY'))
    problems['insurers'] = 'Insurance is for therapists. Your clients pay for themselves.';
  for (const [index, { pricing = 'FIXED', price }] of services.entries()) {
    if (!pricings.includes(pricing))
      problems[`services.${index}.pricing`] = 'Your profession doesn’t price sessions in this way.';
    else if (pricing !== 'FIXED' && price.amountMinor > 0)
      problems[`services.${index}.price`] = 'A session that is free or by donation has no price.';
  }
  return problems;
}

/** Inconsistencies of prayer rules, in words by field. */
export function prayerProblems({ around, jumuah }: PrayerRules): Problems {
  const problems: Problems = {};
  const twice = around.findIndex(({ prayer }, index) => around.findIndex((entry) => entry.prayer === prayer) !== index);
  if (twice !== -1) problems[`prayerRules.around.${twice}.prayer`] = 'This prayer is in the list twice.';
  if (jumuah && jumuah.until <= jumuah.from)
    problems['prayerRules.jumuah.until'] = 'The end has to come after the start.';
  return problems;
}
