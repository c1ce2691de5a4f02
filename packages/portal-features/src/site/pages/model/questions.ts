import { paths, product } from '@sakina/platform/domain';

/** The questions of the page, in the order in which users meet them; their texts are in the catalogue. */
export const groups = [
  { id: 'finding', questions: ['kinds', 'choose', 'account', 'checked', 'noOne'] },
  { id: 'booking', questions: ['book', 'change', 'late', 'absent', 'zones'] },
  { id: 'money', questions: ['cost', 'insurance', 'less', 'monthly', 'share'] },
  { id: 'sessions', questions: ['video', 'recorded', 'connection', 'first', 'emergency'] },
  { id: 'privacy', questions: ['who', 'device', 'sell', 'delete'] },
  { id: 'faith', questions: ['believe', 'gender', 'language', 'both', 'companion'] },
  { id: 'providers', questions: ['apply', 'earn', 'rules', 'team'] },
] as const;

export type QuestionId = (typeof groups)[number]['questions'][number];

const links = {
  choose: paths.findTherapist(),
  noOne: `mailto:${product.supportEmail}`,
  cost: paths.pricing(),
  less: paths.social(),
  share: paths.businessModel(),
  who: paths.healthPrivacy(),
  sell: paths.privacy(),
  delete: `mailto:${product.supportEmail}`,
  apply: paths.providerApply(),
  team: paths.pricing(),
} satisfies Partial<Record<QuestionId, string>>;

/** Questions whose answer has a link. */
export type LinkedQuestionId = keyof typeof links;

/** Whether an answer has a link under it. */
export function isLinked(id: QuestionId): id is LinkedQuestionId {
  return id in links;
}

/** The link of an answer. */
export function linkOf(id: LinkedQuestionId): string {
  return links[id];
}
