import { CALL_ARGS, lightBrowserLaunch } from '../../tools/browser.mjs';
import { expect, test } from './support/fixtures.ts';
import { choose } from './support/journey.ts';
import { toggle } from './support/keyboard.ts';
import { askToEnd } from './support/live.ts';

const browser = lightBrowserLaunch();
test.use({ launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });
test.describe.configure({ timeout: 180_000 });

test('a session that both agreed to record is captured in the provider’s browser, goes off the record and on, and is played afterwards [SESSION-5] [CARE-10] [CLOUD-567]', async ({
  inACall: { host, guest },
}) => {
  // Nothing is captured before everyone has said yes.
  for (const side of [host, guest]) {
    await toggle(side, side.getByRole('checkbox', { name: 'Video' }));
    await toggle(side, side.getByRole('checkbox', { name: 'A written transcript' }));
    await side.getByRole('button', { name: 'Yes' }).click();
  }
  for (const side of [host, guest]) await expect(side.getByText('Recording', { exact: true }).first()).toBeVisible();

  // The mark is on the stage without scrolling, at the sizes that people have: on a phone, whoever joins (SESSION-5).
  const desk = [
    [1280, 900],
    [1366, 768],
  ] as const;
  for (const [side, sizes] of [
    [host, desk],
    [guest, [...desk, [390, 844] as const]],
  ] as const)
    for (const [width, height] of sizes) {
      await side.setViewportSize({ width, height });
      await side.evaluate(() => window.scrollTo(0, 0));
      await expect(side.getByText('REC', { exact: true })).toBeInViewport({ ratio: 1 });
    }

  // What stands beside the pictures of a desk is a sheet on a phone.
  await guest.setViewportSize({ width: 1280, height: 720 });
  // Long enough for two parts.
  await host.waitForTimeout(5000);
  await host.getByRole('button', { name: 'Go off the record' }).click();
  for (const side of [host, guest]) await expect(side.getByText('Off the record').first()).toBeVisible();
  await host.getByRole('button', { name: 'Resume recording' }).click();
  for (const side of [host, guest]) await expect(side.getByText('Recording', { exact: true }).first()).toBeVisible();
  await host.waitForTimeout(3000);

  await askToEnd(host);
  await host.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  // From a minute on the end asks what the session costs; below it, it does not.
  const transcript = host.getByRole('list', { name: 'Transcript' });
  const cost = host.getByRole('radio', { name: /^No charge/ });
  await expect(transcript.or(cost)).toBeVisible({ timeout: 30_000 });
  if (await cost.isVisible()) {
    await choose(cost);
    await host.getByRole('button', { name: 'Complete session' }).click();
  }
  await expect(transcript).toBeVisible({ timeout: 30_000 });
  await host.getByRole('button', { name: 'Play the recording' }).click();
  const player = host.getByRole('group', { name: 'Session recording' });
  await expect(player).toBeVisible();
  const seconds = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(seconds).toBeGreaterThan(4);
  // Captions are a file of the page: its policy lets them in, and each line of the transcript is one.
  const cues = () =>
    player.locator('video').evaluate((video: HTMLVideoElement) => {
      const [captions] = video.textTracks;
      if (captions === undefined) return 0;
      captions.mode = 'showing';
      return captions.cues?.length ?? 0;
    });
  await expect.poll(cues).toBeGreaterThan(0);
  await expect(host.getByText(/Dr\. Amina Rahman played it on/)).toBeVisible();
});
