import { Banner, Button, Inline, lazyOverlay } from '@sakina/design-system';
import type { Claim, ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useInsuranceText } from '../messages/index.ts';
import { settlementOf } from '../model/settlement.ts';
import { useToday } from './use-today.ts';

const AppealDialog = lazyOverlay(() => import('./AppealDialog.tsx').then((m) => m.AppealDialog));
const VoidDialog = lazyOverlay(() => import('./VoidDialog.tsx').then((m) => m.VoidDialog));
const WriteOffDialog = lazyOverlay(() => import('./WriteOffDialog.tsx').then((m) => m.WriteOffDialog));

export interface ClaimStepsProps {
  /** The claim that it is about. */
  claim: Claim;
  /** The claim with its money and what was done so far. */
  report: ClaimStatusReport;
  /** Called after a step was taken and its dialog has closed. */
  onDone: () => void;
}

/**
 * What a person can decide about a claim beside correcting it: to appeal, to write a denial off, and to take it back
 *.
 */
export function ClaimSteps({ claim, report, onDone }: ClaimStepsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const { appealUntil, openMinor, isVoidable } = settlementOf(report, useToday());
  const [asked, setAsked] = useState<'appeal' | 'writeOff' | 'void' | null>(null);
  const close = () => setAsked(null);
  const finish = () => {
    close();
    onDone();
  };
  const steps = (
    <Inline gap="x2">
      {appealUntil !== null && (
        <Button
          variant={report.nextStep.action === 'APPEAL' ? 'primary' : 'secondary'}
          onPress={() => setAsked('appeal')}
        >
          {t('do.appeal')}
        </Button>
      )}
      {openMinor > 0 && (
        <Button variant="quiet" onPress={() => setAsked('writeOff')}>
          {t('do.writeOff')}
        </Button>
      )}
      {isVoidable && (
        <Button variant="quiet" onPress={() => setAsked('void')}>
          {t('do.void')}
        </Button>
      )}
    </Inline>
  );
  return (
    <>
      {openMinor > 0 ? (
        <Banner
          tone="info"
          urgency="none"
          title={t('open.title', { amount: format.money({ ...claim.charge, amountMinor: openMinor }) })}
          actions={steps}
        >
          {t('open.body')}
        </Banner>
      ) : (
        (appealUntil !== null || isVoidable) && steps
      )}
      {asked === 'appeal' && appealUntil !== null && (
        <AppealDialog isOpen claim={claim} until={appealUntil} onClose={close} onDone={finish} />
      )}
      {asked === 'void' && isVoidable && (
        <VoidDialog isOpen claim={claim} report={report} onClose={close} onDone={finish} />
      )}
      {asked === 'writeOff' && (
        <WriteOffDialog isOpen report={report} openMinor={openMinor} onClose={close} onDone={finish} />
      )}
    </>
  );
}
