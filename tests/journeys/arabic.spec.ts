import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choose, onTuesday } from './support/journey.ts';
import { latinWords } from './support/latin-words.ts';
import { DESK, lookAtBothSizes, PHONE } from './support/look.ts';

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

test.describe('people whose browser speaks Arabic', () => {
  test.use({ viewport: PHONE, locale: 'ar' });

  test('take the first journey from right to left, in Arabic throughout, and it fits phone and desk [CARE-6][CARE-8]', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await onTuesday(page);
    // What the server says is its own: names, offers, what people wrote. Everything else is the product’s word.
    let data = '';
    page.on('response', (response) => {
      if (response.fromServiceWorker())
        void response.text().then(
          (body) => (data += body),
          () => undefined,
        );
    });
    const look = async (what: string) => {
      await test.step(what, async () => {
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
        await lookAtBothSizes(page, () =>
          expect.poll(async () => (await latinWords(page)).filter((word) => !data.includes(word))).toEqual([]),
        );
      });
    };

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'راحة البال' })).toBeVisible();
    await look('landing page');

    await page.getByRole('link', { name: 'البحث عن رعاية' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'البحث عمّن تتحدث إليه' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'البحث بالاسم أو الحاجة أو المدينة' }).fill('Amina Rahman');
    await expect(page.getByText('شخص واحد يمكنك التحدث إليه').first()).toBeVisible();
    await look('directory');

    await page.getByRole('link', { name: /Dr\. Amina Rahman/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
    await look('profile');

    await page
      .getByRole('link', { name: /^حجز جلسة/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا بعودتك' })).toBeVisible();
    await look('login');
    await logIn(page, 'patient@demo.test');

    await expect(page.getByRole('heading', { level: 1 })).toContainText('حجز جلسة');
    await choose(page.getByRole('radio', { name: /جلسة فردية/ }));
    await choose(page.getByRole('radio', { name: /^عبر الإنترنت|^بالصوت والصورة/ }));
    await look('booking a session');
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(page.getByRole('heading', { name: 'متى يناسبك اللقاء؟' })).toBeVisible();
    await choose(page.getByRole('radio', { name: /[صم](\s|$|،)/ }).first());
    await look('booking a time');
    await page.getByRole('button', { name: 'متابعة' }).click();
    await page.getByRole('textbox', { name: /ما موضوع حديثك/ }).fill('نومي سيئ منذ الصيف.');
    for (const consent of await page.getByRole('checkbox').all()) await choose(consent);
    await look('booking details');
    await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
    await expect(page.getByRole('radio', { name: /Visa.? المنتهية بالرقم 4242/ })).toBeChecked();
    await look('booking payment');
    await page.getByRole('button', { name: 'المتابعة إلى المراجعة' }).click();
    await expect(page.getByText('نومي سيئ منذ الصيف.')).toBeVisible();
    await look('booking review');
    await page.getByRole('button', { name: /^(حجز هذه الجلسة|دفع .+ والحجز)$/ }).click();
    await expect(page.getByRole('heading', { name: 'تم حجز جلستك' })).toBeVisible();
    await look('booked');

    await page.getByRole('link', { name: 'الانتقال إلى جلساتك' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ما التالي؟' })).toBeVisible();
    await look('dashboard');
    await logOut(page);

    // The two at work sit at a desk.
    await page.setViewportSize(DESK);
    await page.goto('/provider/portal');
    await logIn(page, 'therapist@demo.test');
    await expect(page.getByRole('heading', { level: 1, name: /^صباح الخير/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'حجوزات جديدة' }).getByText('Layla Haddad')).toBeVisible();
    await look('provider portal');
    await page.goto('/provider/notes');
    await expect(page.getByRole('heading', { level: 1, name: 'ملاحظات الجلسات' })).toBeVisible();
    await page
      .getByRole('link', { name: /غير موقّعة/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: /^الخطة/ })).toBeVisible();
    await look('note');
    await logOut(page);

    await page.goto('/admin/sessions');
    await logIn(page, 'admin@demo.test');
    await expect(page.getByRole('heading', { level: 1, name: 'الجلسات' })).toBeVisible();
    await look('admin sessions');
  });
});

test.describe('the language', () => {
  // Its catalogue is asked for once without a connection.
  test.use({ provoked: /Failed to load resource/ });

  const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: /^(Language|اللغة)$/ });

  test('is changed where one stands: what is typed stays, the page is not loaded again, and the device remembers; one that cannot be loaded says so, and comes at the next attempt [CARE-6][FAST-2][ERROR-1]', async ({
    page,
    context,
  }) => {
    await page.goto('/auth/login?redirect=%2Fdashboard');
    await page.getByRole('textbox', { name: 'Email' }).fill('patient@demo.test');
    await page.evaluate(() => {
      document.body.dataset['same'] = 'page';
    });
    await context.setOffline(true);
    await inFooter(page).getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
      'This language couldn’t be loaded. Check your connection and choose it again.',
    );
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('patient@demo.test');
    await context.setOffline(false);
    await inFooter(page).getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا بعودتك' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
    await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue('patient@demo.test');
    await expect(inFooter(page).getByRole('button', { name: 'العربية' })).toBeFocused();
    await expect(inFooter(page).getByRole('button', { name: 'العربية' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا بعودتك' })).toBeVisible();
    expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('lang')))).toEqual([
      ['sakina-language', 'ar'],
    ]);

    await logIn(page, 'patient@demo.test');
    await expect(page.getByRole('heading', { level: 1, name: 'ما التالي؟' })).toBeVisible();
    await page.getByRole('button', { name: /^حساب/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What’s next?' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('of the address comes first and holds for the tab; a choice takes it out of the address [FAST-2]', async ({
    page,
  }) => {
    await page.goto('/?lang=ar');
    await expect(page.getByRole('heading', { level: 1, name: 'راحة البال' })).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: /^ما هي/ })).toBeVisible();
    await page.goto('/find-therapist?lang=ar&kind=IMAM');
    await inFooter(page).getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find someone to talk to' })).toBeVisible();
    await expect(page).not.toHaveURL(/lang=/);
  });

  // What else may stand there is in the table of language.test.ts.
  test('is the browser’s where the address and the device say something else altogether [SEC-10]', async ({ page }) => {
    const hostile = '<script>alert(1)</script>';
    await page.addInitScript((value) => {
      localStorage.setItem('sakina-language', value);
    }, hostile);
    await page.goto(`/?lang=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
});
