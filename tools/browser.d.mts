export function findBrowser(): string | undefined;
export function browserLaunch(): { executablePath?: string; args: string[] };
export function findLightBrowser(): string | undefined;
export function lightBrowserLaunch(): { executablePath?: string; args: string[] };
export const CALL_ARGS: string[];
