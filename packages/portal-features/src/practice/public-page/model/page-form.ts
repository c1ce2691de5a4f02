import type {
  Insurer,
  Language,
  ProviderAccount,
  ProviderAccountChanges,
  ServiceId,
  SessionMode,
  Speciality,
} from '@sakina/platform/contract';
import { pricingOf } from '@sakina/platform/domain';
import type { ServicePricing } from '@sakina/platform/domain';

/** A service as it is typed; `key` names it on the page alone. */
export interface ServiceForm {
  key: string;
  /** Left out for a new one. */
  id?: ServiceId;
  name: string;
  description: string;
  minutes: number | null;
  pricing: ServicePricing;
  /** In minor units; counts for a fixed price alone. */
  price: number | null;
  modes: readonly SessionMode[];
  isIntroduction: boolean;
}

/** The public page as it is typed. Paragraphs are set apart by an empty line. */
export interface PageForm {
  displayName: string;
  handle: string;
  headline: string;
  acceptingNewClients: boolean;
  about: string;
  approach: string;
  faithPractice: string;
  specialities: readonly Speciality[];
  languages: readonly Language[];
  modes: readonly SessionMode[];
  city: string;
  address: string;
  insurers: readonly Insurer[];
  slidingScale: boolean;
  services: readonly ServiceForm[];
  freeUntilHours: number | null;
  lateFeePercent: number | null;
}

export const MODES: readonly SessionMode[] = ['ONLINE', 'IN_PERSON'];

let made = 0;
/** An empty service, met as the page says. */
export function newService(modes: readonly SessionMode[]): ServiceForm {
  made += 1;
  return {
    key: `new-${made}`,
    name: '',
    description: '',
    minutes: 50,
    pricing: 'FIXED',
    price: null,
    modes,
    isIntroduction: false,
  };
}

/**
 * The same form with new names for services that are not saved yet: those of a draft may be taken on this page by now.
 */
export function withNewKeys(form: PageForm): PageForm {
  return {
    ...form,
    services: form.services.map((service) => (service.id ? service : { ...service, key: newService([]).key })),
  };
}

/** What the account looks like as a form. */
export function formOf(account: ProviderAccount): PageForm {
  const { cancellationPolicy, services, about, approach, faithPractice, address } = account;
  return {
    displayName: account.displayName,
    handle: account.handle,
    headline: account.headline,
    acceptingNewClients: account.acceptingNewClients,
    about: about.join('\n\n'),
    approach: approach.join('\n\n'),
    faithPractice: faithPractice ?? '',
    specialities: account.specialities,
    languages: account.languages,
    modes: account.modes,
    city: account.city,
    address: address ?? '',
    insurers: account.insurers,
    slidingScale: account.slidingScale,
    services: services.map((service) => ({
      key: service.id,
      id: service.id,
      name: service.name,
      description: service.description,
      minutes: service.durationMinutes,
      pricing: pricingOf(service),
      price: service.price.amountMinor,
      modes: service.modes,
      isIntroduction: service.isIntroduction,
    })),
    ...cancellationPolicy,
  };
}

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** The form as the contract takes it; call it once nothing is wrong. */
export function changesOf(form: PageForm): ProviderAccountChanges {
  return {
    displayName: form.displayName.trim(),
    handle: form.handle,
    headline: form.headline.trim(),
    acceptingNewClients: form.acceptingNewClients,
    about: paragraphsOf(form.about),
    approach: paragraphsOf(form.approach),
    faithPractice: form.faithPractice.trim() || null,
    specialities: [...form.specialities],
    languages: [...form.languages],
    modes: [...form.modes],
    city: form.city.trim(),
    address: form.address.trim() || null,
    insurers: [...form.insurers],
    slidingScale: form.slidingScale,
    services: form.services.map((service) => ({
      ...(service.id && { id: service.id }),
      name: service.name.trim(),
      description: service.description.trim(),
      durationMinutes: service.minutes ?? 0,
      pricing: service.pricing,
      price: {
        amountMinor: service.pricing === 'FIXED' ? (service.price ?? 0) : 0,
        currency: 'USD' as const,
      },
      modes: [...service.modes],
      isIntroduction: service.isIntroduction,
    })),
    cancellationPolicy: { freeUntilHours: form.freeUntilHours ?? 0, lateFeePercent: form.lateFeePercent ?? 0 },
  };
}

/** Whether two forms say the same. */
export const isSame = (one: PageForm, other: PageForm): boolean =>
  JSON.stringify(changesOf(one)) === JSON.stringify(changesOf(other));
