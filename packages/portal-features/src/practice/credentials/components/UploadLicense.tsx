import { Banner, FileDrop, Section, useToast } from '@sakina/design-system';
import type { Upload } from '@sakina/design-system';
import { isAborted, isApiError } from '@sakina/platform/client';
import { DOCUMENT_BYTES } from '@sakina/platform/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useUploadLicense } from '../api/licenses.ts';
import { useCredentialsText } from '../messages/index.ts';

const KINDS = ['PDF', 'JPEG', 'PNG'] as const;

/** Hands in a copy of a licence; a wrong kind or size is said before anything is sent. */
export function UploadLicense() {
  const t = useCredentialsText();
  const toast = useToast();
  const upload = useUploadLicense();
  const [failure, setFailure] = useState<unknown>();

  const send: Upload = async (file, { signal }) => {
    setFailure(undefined);
    try {
      const { id, fileName } = await upload(file, signal);
      toast({ tone: 'success', title: t('upload.done', { name: `\u2068${fileName}\u2069` }) });
      return { id };
    } catch (error) {
      if (!isAborted(error)) setFailure(error);
      throw error;
    }
  };

  const words = failureWords(failure);
  return (
    <Section title={t('upload.title')} headingSize="lg" description={t('upload.body')}>
      <FileDrop
        label={t('upload.label')}
        hasOptionalMark={false}
        kinds={KINDS}
        maxSize={DOCUMENT_BYTES}
        hasCamera
        listsSent={false}
        onUpload={send}
      />
      {words ? (
        <Banner tone="danger" urgency="assertive">
          {t(words)}
        </Banner>
      ) : (
        <ErrorNotice error={failure} />
      )}
    </Section>
  );
}

/** The better words for an upload that failed, or null where the general ones do. */
function failureWords(error: unknown) {
  if (isApiError(error, 'FILE_TOO_LARGE')) return 'upload.tooLarge';
  if (isApiError(error, 'FILE_TYPE_UNSUPPORTED')) return 'upload.wrongKind';
  if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) return 'upload.cutOff';
  return null;
}
