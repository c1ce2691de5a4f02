import { KeyValueList, Section } from '@sakina/design-system';
import type { PaperIssuer } from '@sakina/platform/contract';
import { usePapersText } from './messages/index.ts';

/** Who made a paper. What was not given is left out. */
export function IssuerFacts({ issuer }: { issuer: PaperIssuer }) {
  const t = usePapersText();
  const { displayName, practiceName, credential, npi, taxId, address, phone } = issuer;
  const facts = [
    { term: t('provider'), value: displayName },
    { term: t('practice'), value: practiceName },
    {
      term: t('credential'),
      value:
        credential &&
        t('credential.value', {
          title: credential.title,
          issuer: credential.issuer,
          number: credential.number ?? '–',
        }),
    },
    { term: t('npi'), value: npi && <bdi dir="ltr">{npi}</bdi> },
    // As printed on forms: two digits, a hyphen, seven digits.
    { term: t('taxId'), value: taxId && <bdi dir="ltr">{`${taxId.slice(0, 2)}-${taxId.slice(2)}`}</bdi> },
    { term: t('address'), value: address },
    { term: t('phone'), value: phone && <bdi dir="ltr">{phone}</bdi> },
  ];
  return (
    <Section title={t('issuer')}>
      <KeyValueList items={facts.filter(({ value }) => value !== null)} />
    </Section>
  );
}
