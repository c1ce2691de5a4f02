import { formatPercent } from '@sakina/platform/locale';
import type { MessageValues } from '../../foundations/messages/catalogue.ts';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { FileRow, RowRefusal } from './file-rows.ts';
import type { FileRules } from './file-kinds.ts';
import { fileSize } from './file-size.ts';
import { useFileText } from './messages/index.ts';
import type { FileNews } from './use-uploads.ts';

/** What the file drop says about files, in the reader's language. */
export function useFileWords({ kinds, maxSize = Number.POSITIVE_INFINITY, limit }: FileRules & { limit: number }) {
  const t = useFileText();
  const { locale } = useLocale();
  const kindNames = kinds ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds) : t('allKinds');
  const size = (bytes: number) => fileSize(bytes, locale);

  function whyRefused(refusal: RowRefusal, bytes: number): string {
    const values: MessageValues = {
      kinds: kindNames,
      size: size(bytes),
      limit: refusal.reason === 'count' ? limit : size(maxSize),
      kind: refusal.reason === 'content' ? refusal.kind : '',
    };
    return t(`refused.${refusal.reason}`, values);
  }
  function stateOf(row: FileRow): string {
    switch (row.state) {
      case 'refused':
        return whyRefused(row.refusal, row.size);
      case 'uploading':
        // Some uploads report no progress; then no percentage is shown.
        return row.share === 0 ? t('sending') : t('uploading', { percent: formatPercent(row.share, locale, 0) });
      case 'waiting':
      case 'failed':
      case 'done':
        return t(row.state);
    }
  }
  function say(news: FileNews | undefined): string {
    if (!news) return '';
    if (news.type === 'added') return t('said.added', { count: news.count });
    if (news.type === 'refused')
      return t('said.refused', { name: news.row.name, reason: whyRefused(news.row.refusal, news.row.size) });
    return news.type === 'removed' ? t('removed', { name: news.name }) : t(`said.${news.type}`, { name: news.name });
  }
  const rules = [kindNames, ...(Number.isFinite(maxSize) ? [size(maxSize)] : [])];
  const rulesText =
    rules.length === 2
      ? t(limit === 1 ? 'rulesOne' : 'rules', { kinds: rules[0] ?? '', size: rules[1] ?? '' })
      : kinds
        ? kindNames
        : '';
  return { size, stateOf, say, rulesText };
}
