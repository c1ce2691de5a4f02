/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_MOCK_API: string;
  readonly VITE_MOCK_SIGN_IN: string;
  readonly [variable: `VITE_${string}`]: string | undefined;
}

declare module '*.json?catalogue' {
  const messages: Record<string, string>;
  export default messages;
}
