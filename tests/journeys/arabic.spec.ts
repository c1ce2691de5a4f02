import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { choose, expectNoOverflow, onTuesday } from './support/journey.ts';

/** What is written in Latin letters in every language: the product’s names, its address, a currency, the other language’s own name. */
const NAMES = new Set(['Sakina', 'Deenya', 'Layla', 'Haddad', 'Amina', 'Rahman', 'Ingrid', 'Solheim', 'support', 'sakina', 'example', 'English', 'US', 'SOAP', 'DAP', 'Aetna', 'Blue', 'Cross', 'Shield', 'Cigna', 'UnitedHealthcare', 'Medicaid', 'name', 'com', 'demo', 'test', 'Demo']);

/** What stands for a face. */
const INITIALS = /^[A-Z]{2}$/;

/** The visible words and the accessible names of a page that are written in Latin letters. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const names = named.flatMap((element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...names];
  });
  return [...new Set(texts.join('\n').match(/\p{Script=Latin}{2,}/gu) ?? [])].filter((word) => !NAMES.has(word) && !INITIALS.test(word));
}

/** Signs in on the login page that stands open. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'راحة البال' })).toBeVisible();
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, locale: 'ar' });

    test('the first journey reads from right to left, in Arabic throughout, and fits [CARE-6][CARE-8]', async ({ page }) => {
      test.setTimeout(240_000);
      await onTuesday(page);
      // What the server says is its own: names, offers, what people wrote. Everything else is the product’s word.
      let data = '';
      page.on('response', (response) => {
        if (response.fromServiceWorker()) void response.text().then((body) => (data += body), () => undefined);
      });
      const look = async (what: string) => {
        await test.step(what, async () => {
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
          await expectNoOverflow(page);
          await expectNoAxeViolations(page);
          await expect.poll(async () => (await latinWords(page)).filter((word) => !data.includes(word))).toEqual([]);
        });
      };

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'راحة البال' })).toBeVisible();
      await look('landing page');

      await page.getByRole('link', { name: 'البحث عن رعاية' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'البحث عمن تتحدث إليه' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'البحث بالاسم أو الحاجة أو المدينة' }).fill('Amina Rahman');
      await expect(page.getByText('شخص واحد يمكنك التحدث إليه').first()).toBeVisible();
      await look('directory');

      await page.getByRole('link', { name: /Dr\. Amina Rahman/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
      await look('profile');

      await page.getByRole('link', { name: /^حجز جلسة/ }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا بعودتك' })).toBeVisible();
      await look('login');
      await logIn(page, 'patient@demo.test');

      await expect(page.getByRole('heading', { level: 1 })).toContainText('حجز جلسة');
      await choose(page.getByRole('radio', { name: /Individual session/ }));
      await choose(page.getByRole('radio', { name: /^عبر الإنترنت|^بالصوت والصورة/ }));
      await look('booking a session');
      await page.getByRole('button', { name: 'متابعة' }).click();
      await expect(page.getByRole('heading', { name: 'متى يناسبك اللقاء؟' })).toBeVisible();
      await choose(page.getByRole('radio', { name: /[صم](\s|$|،)/ }).first());
      await look('booking a time');
      await page.getByRole('button', { name: 'متابعة' }).click();
      await page.getByRole('textbox', { name: /عمّ ترغب في الحديث/ }).fill('نومي سيئ منذ الصيف.');
      for (const consent of await page.getByRole('checkbox').all()) await choose(consent);
      await look('booking details');
      await page.getByRole('button', { name: 'المتابعة إلى المراجعة' }).click();
      await expect(page.getByText('نومي سيئ منذ الصيف.')).toBeVisible();
      await look('booking review');
      await page.getByRole('button', { name: 'حجز هذه الجلسة' }).click();
      await expect(page.getByRole('heading', { name: 'تم حجز جلستك' })).toBeVisible();
      await look('booked');

      await page.getByRole('link', { name: 'الانتقال إلى جلساتك' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'ما التالي؟' })).toBeVisible();
      await look('dashboard');
      await logOut(page);

      await page.goto('/provider/portal');
      await logIn(page, 'therapist@demo.test');
      await expect(page.getByRole('heading', { level: 1, name: /^صباح الخير/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'حجوزات جديدة' }).getByText('Layla Haddad')).toBeVisible();
      await look('provider portal');
      await page.goto('/provider/notes');
      await expect(page.getByRole('heading', { level: 1, name: 'ملاحظات الجلسات' })).toBeVisible();
      await page.getByRole('link', { name: /غير موقّعة/ }).first().click();
      await expect(page.getByRole('textbox', { name: /^الخطة/ })).toBeVisible();
      await look('note');
      await logOut(page);

      await page.goto('/admin/sessions');
      await logIn(page, 'admin@demo.test');
      await expect(page.getByRole('heading', { level: 1, name: 'الجلسات' })).toBeVisible();
      await look('admin sessions');
    });
  });
}
