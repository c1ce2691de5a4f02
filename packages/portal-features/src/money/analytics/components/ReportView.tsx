import {
  Button,
  EmptyState,
  Inline,
  LoadingRegion,
  PageHeader,
  saveFile,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import { getReport, removeReport } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { bytesOf, errorCase, ReadView } from '../../../shared/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { ReportContent } from './ReportContent.tsx';

export interface ReportViewProps {
  id: string;
  /** Leads back to the list of reports. */
  onBack: () => void;
}

/** One report as it was made: its rows and totals, its file, its print; and a way to delete it. */
export function ReportView({ id, onBack }: ReportViewProps) {
  const t = useAnalyticsText();
  const format = useFormat();
  const read = useOperation(getReport, { params: { id } });
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const report = read.data;
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack gap="x4">
      <PageHeader
        title={report ? t(`type.${report.type}`) : t('report')}
        titleRef={heading}
        lead={
          report &&
          t('report.made', { day: format.shortDate(report.generatedAt), time: format.time(report.generatedAt) })
        }
        actions={
          <Inline gap="x2">
            <Button variant="secondary" onPress={onBack}>
              {t('report.back')}
            </Button>
            {report && (
              <>
                <Button variant="quiet" onPress={() => setAsking(true)}>
                  {t('report.delete')}
                </Button>
                <Button variant="secondary" onPress={() => window.print()}>
                  {t('report.print')}
                </Button>
                <Button
                  onPress={() => saveFile(report.file.name, bytesOf(report.file.contentBase64), report.file.mediaType)}
                >
                  {t(`report.download.${report.options.format}`)}
                </Button>
              </>
            )}
          </Inline>
        }
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('report.loading')}>
            <Skeleton lines={10} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={t('report.missing.title')} illustration={null}>
              {t('report.missing.body')}
            </EmptyState>
          ) : undefined
        }
      >
        {(data) => <ReportContent report={data} />}
      </ReadView>
      <ConfirmAction
        isOpen={isAsking}
        operation={removeReport}
        input={{ params: { id } }}
        title={t('report.delete.title', { type: t(`type.${report?.type ?? 'REVENUE'}`) })}
        confirmLabel={t('report.delete')}
        cancelLabel={t('report.delete.keep')}
        done={t('report.deleted')}
        onClose={() => setAsking(false)}
        onDone={onBack}
      >
        {t('report.delete.body')}
      </ConfirmAction>
    </Stack>
  );
}
