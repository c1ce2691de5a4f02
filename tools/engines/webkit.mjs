// WebKitGTK's MiniBrowser, driven over WebDriver by the program that comes with it.
import { spawn } from 'node:child_process';
import { freePort, until } from '../livekit/server.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Opens a page in WebKitGTK, on a screen of its own.
 * @returns What a check needs: `go`, `text` of the page, `click` a button by its words, `close`.
 */
export async function launchWebKit() {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message}`);
    return value;
  };
  await until('WebKitWebDriver answers', () => call('GET', '/status').catch(() => null), 15_000);
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const session = `/session/${sessionId}`;
  const find = (xpath) => call('POST', `${session}/element`, { using: 'xpath', value: xpath });
  return {
    go: (url) => call('POST', `${session}/url`, { url }),
    text: () => call('POST', `${session}/execute/sync`, { script: 'return document.body.innerText', args: [] }),
    run: (script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
    type: async (label, words) => {
      const field = await find(`//input[@id=//label[contains(., "${label}")]/@for]`);
      await call('POST', `${session}/element/${field[ELEMENT]}/value`, { text: words });
    },
    click: async (words) => {
      const button = await find(`//button[contains(., "${words}")]`);
      await call('POST', `${session}/element/${button[ELEMENT]}/click`, {});
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
