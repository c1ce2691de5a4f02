import { useFormat } from '@sakina/platform/react';
import { useAdminSettingsText } from '../messages/index.ts';
import type { Effect } from '../model/effects.ts';

/** Says an effect in the reader’s words, as one or more sentences. */
export function useEffectText(): (effect: Effect) => readonly string[] {
  const t = useAdminSettingsText();
  const format = useFormat();
  return (effect) => {
    switch (effect.kind) {
      case 'featureOn':
        return [t('effect.featureOn', { feature: t(`setting.features.${effect.feature}`) })];
      case 'featureOff':
        return [
          t(`feature.${effect.feature}.off`),
          ...(effect.people === null ? [] : [t('effect.people', { count: effect.people })]),
          ...(effect.upcoming > 0 ? [t('effect.upcoming', { count: effect.upcoming })] : []),
          t('effect.kept'),
        ];
      case 'recordingsDeleted':
        return [t('effect.recordingsDeleted', { count: effect.days })];
      case 'planOver':
        return [t('effect.planOver', { count: effect.people, limit: format.number(effect.limit) })];
      case 'planLoses':
      case 'planGains':
        return [
          t(`effect.${effect.kind}`, {
            features: format.list(effect.features.map((name) => t(`planFeature.${name}`))),
          }),
        ];
      case 'cancellation':
      case 'planWithin':
      case 'recordingsEnd':
      case 'recordingsLonger':
      case 'recordingsOn':
      case 'retentionLonger':
      case 'retentionShorter':
        return [t(`effect.${effect.kind}`)];
    }
  };
}
