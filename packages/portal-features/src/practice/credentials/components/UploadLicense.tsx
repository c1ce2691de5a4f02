import { Banner, FileDrop, Section, useToast } from '@sakina/design-system';
import type { Upload } from '@sakina/design-system';
import { isAborted } from '@sakina/platform/client';
import { DOCUMENT_BYTES, uploadLicense } from '@sakina/platform/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { UPLOAD_KINDS, uploadFailure, useUpload } from '../../../shared/upload/index.ts';
import { useCredentialsText } from '../messages/index.ts';

/** Hands in a copy of a licence; a wrong kind or size is said before anything is sent. */
export function UploadLicense() {
  const t = useCredentialsText();
  const toast = useToast();
  const upload = useUpload(uploadLicense);
  const [failure, setFailure] = useState<unknown>();

  const send: Upload = async (file, { signal }) => {
    setFailure(undefined);
    try {
      const { id, fileName } = await upload({ body: { license: file } }, { file, signal });
      toast({ tone: 'success', title: t('upload.done', { name: `\u2068${fileName}\u2069` }) });
      return { id };
    } catch (error) {
      if (!isAborted(error)) setFailure(error);
      throw error;
    }
  };

  const reason = uploadFailure(failure);
  return (
    <Section title={t('upload.title')} headingSize="lg" description={t('upload.body')}>
      <FileDrop
        label={t('upload.label')}
        hasOptionalMark={false}
        kinds={UPLOAD_KINDS}
        maxSize={DOCUMENT_BYTES}
        hasCamera
        listsSent={false}
        onUpload={send}
      />
      {reason ? (
        <Banner tone="danger" urgency="assertive">
          {t(`upload.${reason}`)}
        </Banner>
      ) : (
        <ErrorNotice error={failure} />
      )}
    </Section>
  );
}
