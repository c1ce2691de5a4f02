import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import { useDesignSystemText } from '../../messages/index.ts';
import { FieldInput, PasswordBox, RevealButton } from './TextField.styles.ts';

interface PasswordInputProps {
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
  /** An example of what to type. */
  placeholder?: string;
  isDisabled: boolean;
}

/** The input of a password field, with a button that shows what was typed and says so. */
export function PasswordInput({ isDisabled, ...inputProps }: PasswordInputProps) {
  const t = useDesignSystemText();
  const [isShown, setShown] = useState<boolean>();
  return (
    <PasswordBox>
      <FieldInput {...inputProps} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <RevealButton
        type="button"
        aria-pressed={isShown ?? false}
        aria-label={t('showPassword')}
        disabled={isDisabled}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </RevealButton>
      <VisuallyHidden>
        <output>{isShown === undefined ? '' : t(isShown ? 'passwordShown' : 'passwordHidden')}</output>
      </VisuallyHidden>
    </PasswordBox>
  );
}
