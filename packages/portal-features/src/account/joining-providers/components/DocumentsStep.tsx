import { Banner, FileDrop, RadioGroup, Stack, Text, useToast } from '@sakina/design-system';
import type { Upload } from '@sakina/design-system';
import { isAborted, isApiError } from '@sakina/platform/client';
import { applicationLimits, DOCUMENT_BYTES, documentKind, uploadApplicationDocument } from '@sakina/platform/contract';
import type { DocumentKind } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { UPLOAD_KINDS, uploadFailure, useUpload } from '../../../shared/upload/index.ts';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningMessage } from '../messages/index.ts';
import { DocumentList } from './DocumentList.tsx';
import type { ApplicationStepProps } from './PersonStep.tsx';

/** The limit in decimal megabytes, as file managers show them. */
const MEGABYTES = `${Math.floor(DOCUMENT_BYTES / 1_000_000)} MB`;

/** The documents of an application. Each is uploaded as soon as it is chosen, so the user selects its kind first. */
export function DocumentsStep({ application }: ApplicationStepProps) {
  const t = useJoiningText();
  const toast = useToast();
  const upload = useUpload(uploadApplicationDocument);
  const [kind, setKind] = useState<DocumentKind | ''>('');
  const [failure, setFailure] = useState<unknown>();
  const { documents, messageOf } = application;
  // Files are uploaded one by one: the second needs the version that the first has produced.
  const latest = useRef(application);
  useEffect(() => {
    latest.current = application;
  });
  const message = failureMessage(failure);
  const isFull = documents.length >= applicationLimits.documents;

  const send: Upload = async (document, { signal }) => {
    setFailure(undefined);
    // A document belongs to a saved application.
    const saved = await latest.current.saveSteps();
    if (saved === null || kind === '') throw new TypeError('There is no application to add this to.');
    try {
      const changed = await upload(
        { params: { id: saved.id }, body: { document, kind } },
        { file: document, as: kind, signal },
      );
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
            kinds={UPLOAD_KINDS}
            maxSize={DOCUMENT_BYTES}
            limit={applicationLimits.documents - documents.length}
            hasCamera
            listsSent={false}
            isDisabled={kind === ''}
            {...(kind === '' && { description: t('apply.documents.chooseKind') })}
            onUpload={send}
            errorMessage={messageOf('documents')}
          />
          {message ? (
            <Banner tone="danger" urgency="assertive">
              {t(message, { size: MEGABYTES })}
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

/** The message for an upload that failed; null where the general one is the best. */
function failureMessage(error: unknown): JoiningMessage | null {
  if (isApiError(error, 'TOO_MANY_DOCUMENTS')) return 'apply.documents.full';
  if (isApiError(error, 'APPLICATION_CLOSED')) return 'apply.saving.closed';
  const failure = uploadFailure(error);
  return failure && `apply.documents.${failure}`;
}
