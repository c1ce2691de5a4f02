import { Button, Dialog, KeyValueList, Stack, Switch, Text } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { Facts } from '../../shared/index.ts';
import { useAdminSearchText } from '../messages/index.ts';
import { CASE_ACTS, GO, LIST_KEYS, SEARCH, SEND, SHEET, UNDO } from '../model/keys.ts';
import { useSections } from './use-sections.ts';

export interface KeysSheetProps {
  /** Whether single keys do something. */
  areKeysOn: boolean;
  /** Called when single keys are turned on or off. */
  onKeysChange: (areOn: boolean) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

/** A key as it is written on the keyboard, in the same order in every language. */
function Key({ children }: { children: ReactNode }) {
  return (
    <Text as="span" font="code" dir="ltr">
      {children}
    </Text>
  );
}

/** Every key of the administration, from the table that the keys themselves are read from, and the switch for them. */
export function KeysSheet({ areKeysOn, onKeysChange, onClose }: KeysSheetProps) {
  const t = useAdminSearchText();
  const sections = useSections();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('keys.title')}
      actions={
        <Button variant="secondary" onPress={onClose}>
          {t('keys.close')}
        </Button>
      }
    >
      <Stack gap="x2">
        <Text>{t('keys.lead')}</Text>
        <Switch value={areKeysOn} onChange={onKeysChange} description={t('keys.switch.help', { key: SEARCH })}>
          {t('keys.switch')}
        </Switch>
        <Facts title={t('keys.group.anywhere')}>
          <KeyValueList
            items={[
              { term: t('key.search'), value: <Key>{SEARCH}</Key> },
              { term: t('key.sheet'), value: <Key>{SHEET}</Key> },
              { term: t('key.send'), value: <Key>{SEND}</Key> },
              { term: t('key.undo'), value: <Key>{UNDO}</Key> },
            ]}
          />
        </Facts>
        <Facts title={t('keys.group.go')}>
          <KeyValueList
            items={sections.map(({ page, letter }) => ({
              term: t(`page.${page}`),
              value: <Key>{t('keys.then', { first: GO, second: letter })}</Key>,
            }))}
          />
        </Facts>
        <Facts title={t('keys.group.list')}>
          <KeyValueList
            items={LIST_KEYS.map(({ act, keys }) => ({ term: t(`key.${act}`), value: <Key>{keys}</Key> }))}
          />
        </Facts>
        <Facts title={t('keys.group.case')}>
          <KeyValueList
            items={CASE_ACTS.map(({ act, keys }) => ({ term: t(`key.${act}`), value: <Key>{keys}</Key> }))}
          />
        </Facts>
      </Stack>
    </Dialog>
  );
}
