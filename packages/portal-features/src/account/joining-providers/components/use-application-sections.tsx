import type { ReviewSection } from '@sakina/design-system';
import type { CredentialDocument } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useListText } from '../../shared/application-form/index.ts';
import { useJoiningText } from '../messages/index.ts';
import type { ApplicationForm } from '../model/application-form.ts';

/** Describes an application section by section, for the review step and for the status view. */
export function useApplicationSections(): (
  form: ApplicationForm,
  documents: readonly CredentialDocument[],
) => ReviewSection[] {
  const t = useJoiningText();
  const format = useFormat();
  const listText = useListText();
  return (form, documents) => [
    {
      step: 'person',
      title: t('apply.step.person'),
      items: [
        { label: t('apply.kind'), value: form.kind === '' ? undefined : t(`apply.kind.${form.kind}`) },
        { label: t('apply.years'), value: form.years === null ? undefined : t('review.years', { count: form.years }) },
        { label: t('apply.statement'), value: form.statement.trim() },
      ],
    },
    {
      step: 'work',
      title: t('apply.step.work'),
      items: [
        { label: t('field.specialities'), value: listText(form.specialities.map((id) => t(`speciality.${id}`))) },
        { label: t('field.languages'), value: listText(form.languages.map((id) => format.language(id))) },
      ],
    },
    {
      step: 'papers',
      title: t('apply.step.papers'),
      items:
        form.credentials.length === 0
          ? [{ label: t('apply.papers.heading') }]
          : form.credentials.map(({ title, issuer, number, state, expiresOn }, index) => ({
              label: t('apply.credential.nth', { n: index + 1 }),
              value: [
                title,
                issuer,
                number,
                state && t(`state.${state}`),
                expiresOn && `${t('apply.credential.expires')} ${format.date(expiresOn)}`,
              ]
                .filter((part) => part !== '')
                .map(isolated)
                .join('\n'),
            })),
    },
    {
      step: 'references',
      title: t('apply.step.references'),
      items:
        form.references.length === 0
          ? [{ label: t('apply.references.heading') }]
          : form.references.map(({ name, relation, email }, index) => ({
              label: t('apply.reference.nth', { n: index + 1 }),
              value: [name, relation, email]
                .filter((part) => part !== '')
                .map(isolated)
                .join('\n'),
            })),
    },
    {
      step: 'documents',
      title: t('apply.step.documents'),
      items:
        documents.length === 0
          ? [{ label: t('apply.documents.sent') }]
          : [
              {
                label: t('apply.documents.sent'),
                value: documents
                  .map(({ kind, fileName }) => `${t(`document.${kind}`)}: ${isolated(fileName)}`)
                  .join('\n'),
              },
            ],
    },
  ];
}

/** Isolates text of any direction from the text around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;
