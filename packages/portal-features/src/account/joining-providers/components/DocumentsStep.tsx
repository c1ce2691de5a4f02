import { Banner, FileDrop, RadioGroup, Stack, Text, useToast } from '@sakina/design-system';
import type { Upload } from '@sakina/design-system';
import { isAborted } from '@sakina/platform/client';
import { applicationLimits, DOCUMENT_BYTES, documentKind } from '@sakina/platform/contract';
import type { DocumentKind } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useUploadDocument } from '../api/documents.ts';
import { useJoiningText } from '../messages/index.ts';
import { uploadFailure } from '../model/upload-failure.ts';
import { DocumentList } from './DocumentList.tsx';
import type { ApplicationStepProps } from './PersonStep.tsx';

const KINDS = ['PDF', 'JPEG', 'PNG'] as const;
/** The limit in decimal megabytes, as file managers show them. */
const MEGABYTES = `${Math.floor(DOCUMENT_BYTES / 1_000_000)} MB`;

/** The documents of an application. Each is uploaded as soon as it is chosen, so the user selects its kind first. */
export function DocumentsStep({ application }: ApplicationStepProps) {
  const t = useJoiningText();
  const toast = useToast();
  const upload = useUploadDocument();
  const [kind, setKind] = useState<DocumentKind | ''>('');
  const [failure, setFailure] = useState<unknown>();
  const { documents, messageOf } = application;
  // Files are uploaded one by one: the second needs the version that the first has produced.
  const latest = useRef(application);
  useEffect(() => {
    latest.current = application;
  });
  const words = uploadFailure(failure);
  const isFull = documents.length >= applicationLimits.documents;

  const send: Upload = async (document, { signal }) => {
    setFailure(undefined);
    // A document belongs to a saved application.
    const saved = await latest.current.saveSteps();
    if (saved === null || kind === '') throw new TypeError('There is no application to add this to.');
    try {
      const changed = await upload({ id: saved.id, document, kind, signal });
      latest.current.noteVersion(changed.version);
      toast({ title: t('apply.documents.added', { name: `\u2068${document.name}\u2069` }), tone: 'success' });
      return { id: changed.documents.at(-1)?.id ?? document.name };
    } catch (error) {
      if (!isAborted(error)) setFailure(error);
      throw error;
    }
  };

  return (
    <>
      <Text measure>{t('apply.documents.lead')}</Text>
      {isFull ? (
        <Banner urgency="none">{t('apply.documents.full')}</Banner>
      ) : (
        <Stack gap="x3">
          <RadioGroup
            name="documentKind"
            label={t('apply.documents.kind')}
            hasOptionalMark={false}
            options={documentKind.options.map((id) => ({ id, label: t(`document.${id}`) }))}
            value={kind}
            onChange={(id) => setKind(documentKind.options.find((one) => one === id) ?? '')}
          />
          <FileDrop
            name="documents"
            label={t('apply.documents.files')}
            isRequired
            kinds={KINDS}
            maxSize={DOCUMENT_BYTES}
            limit={applicationLimits.documents - documents.length}
            hasCamera
            listsSent={false}
            isDisabled={kind === ''}
            {...(kind === '' && { description: t('apply.documents.chooseKind') })}
            onUpload={send}
            errorMessage={messageOf('documents')}
          />
          {words ? (
            <Banner tone="danger" urgency="assertive">
              {t(words, { size: MEGABYTES })}
            </Banner>
          ) : (
            <ErrorNotice error={failure} />
          )}
        </Stack>
      )}
      <DocumentList documents={documents} title={t('apply.documents.sent')} />
      {documents.length > 0 && (
        <Text size="sm" tone="muted">
          {t('apply.documents.wrongOne', { email: `\u2066${product.supportEmail}\u2069` })}
        </Text>
      )}
    </>
  );
}
