import { Heart } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton, Text, useToast } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import type { ProviderSummary } from '@sakina/platform/contract';
import { useSignInCheck } from '@sakina/platform/react';
import { useSavedProviders, useSaving } from '../api/saved-providers.ts';
import { useErrorText } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { SignInFirst } from './SignInFirst.tsx';

export interface SaveButtonProps {
  /** The provider by name. */
  provider: Pick<ProviderSummary, 'id' | 'displayName'>;
  /** The path to come back to after signing in. */
  here: string;
  /**
   * `small` for the many of a list.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

const Mark = styled(Heart)`&[data-saved] { fill: currentcolor; }`;

/**
 * Saves a provider to find them again, and says whether they are; a visitor is asked to sign in and keeps the place.
 */
export function SaveButton({ provider, here, size = 'medium' }: SaveButtonProps) {
  const t = useDirectoryText();
  const toast = useToast();
  const errorText = useErrorText();
  const check = useSignInCheck();
  const saved = useSavedProviders();
  const saving = useSaving();
  const [isAsked, setAsked] = useState(false);
  // What was pressed last counts until the list has followed.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isSaved = wanted ?? saved.data?.items.some((item) => item.provider.id === provider.id) ?? false;

  async function toggle(next: boolean) {
    // On pages that need no account no one has asked yet who is there.
    if ((await check()) === null) {
      setAsked(true);
      return;
    }
    setWanted(next);
    try {
      await saving.set(provider.id, next);
    } catch (error) {
      if (error instanceof ApiError)
        toast({
          tone: 'danger',
          title: t(next ? 'save.failed' : 'save.removeFailed'),
          description: errorText(error).body,
        });
    } finally {
      setWanted(null);
    }
  }

  return (
    <>
      <IconButton
        size={size}
        label={t('save.label', { name: provider.displayName })}
        icon={<Mark aria-hidden data-saved={isSaved || undefined} />}
        isSelected={isSaved}
        onChange={(next) => void toggle(next)}
      />
      <SignInFirst isOpen={isAsked} onOpenChange={setAsked} title={t('save.signIn.title')} here={here}>
        <Text>{t('save.signIn.body', { name: provider.displayName })}</Text>
      </SignInFirst>
    </>
  );
}
