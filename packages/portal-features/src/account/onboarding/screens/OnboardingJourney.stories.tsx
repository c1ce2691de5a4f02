import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { PatientOnboardingScreen } from './PatientOnboardingScreen.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Onboarding journey',
  component: PatientOnboardingScreen,
  parameters: { layout: 'fullscreen', account: 'newcomer@demo.test' },
  args: { onStepChange: fn() },
} satisfies Meta<typeof PatientOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The next Tab stop of a browser after an element; folded content has none. */
function nextStop(from: Element): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')];
  return stops.find(
    (stop) => Boolean(from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) && stop.checkVisibility(),
  );
}

/** Presses Tab until an element has the focus. */
async function tabTo(target: () => HTMLElement) {
  for (let presses = 0; presses < 60; presses += 1) {
    const before = document.activeElement;
    if (before === target()) return;
    await userEvent.tab();
    // Unlike a browser, the simulated keyboard stops at links inside a folded list and gets stuck there.
    if (before?.matches('summary') && document.activeElement === before) nextStop(before)?.focus();
  }
  await expect(target()).toHaveFocus();
}

/** Activates the control with this role and name, by keyboard alone. */
async function press(canvas: Canvas, role: 'button' | 'checkbox' | 'radio', name: string | RegExp) {
  await tabTo(() => canvas.getByRole(role, { name }));
  await userEvent.keyboard(role === 'button' ? '{Enter}' : ' ');
}

/** The heading of a step, which has the focus. */
async function arrived(canvas: Canvas, name: RegExp) {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
}

export const Default: Story = {
  name: 'Completes onboarding by keyboard alone; thoughts of death show help at once [ROUTE-10][CARE-2][CARE-8]',
  play: async ({ canvas, step }) => {
    await step('Reasons', async () => {
      await canvas.findByRole('checkbox', { name: 'Grief and loss' });
      await press(canvas, 'checkbox', 'Grief and loss');
      await tabTo(() => canvas.getByRole('textbox', { name: /In your own words/ }));
      await userEvent.keyboard('The nights are the longest part of it.');
      await press(canvas, 'button', 'Next');
    });
    await step('Preferences', async () => {
      await arrived(canvas, /Who would you like to talk to/);
      await press(canvas, 'checkbox', /^A therapist/);
      await tabTo(() => canvas.getByRole('radio', { name: 'No preference' }));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'A woman' })).toBeChecked());
      await press(canvas, 'button', 'Next');
    });
    await step('Meeting', async () => {
      await arrived(canvas, /How and when/);
      await press(canvas, 'checkbox', 'Online');
      await press(canvas, 'checkbox', 'Evenings');
      await press(canvas, 'button', 'Next');
    });
    await step('A questionnaire, and help at once', async () => {
      await arrived(canvas, /Two short questionnaires/);
      await canvas.findByRole('button', { name: 'Answer: your mood lately' });
      await press(canvas, 'button', 'Answer: your mood lately');
      const questions = await canvas.findAllByRole('radiogroup');
      for (const [index, question] of questions.slice(0, 9).entries()) {
        const first = within(question).getAllByRole('radio')[0] as HTMLElement;
        await tabTo(() => first);
        await userEvent.keyboard(index === 8 ? ' {ArrowRight}' : ' ');
      }
      const help = await canvas.findByRole('region', { name: 'You can reach a person now' });
      await expect(within(help).getByRole('link', { name: 'Call 988' })).toBeVisible();
      await expect(canvas.getByText('9 of 9 answered')).toBeVisible();
      await press(canvas, 'button', 'Next');
    });
    await step('Emergency contact', async () => {
      await arrived(canvas, /in an emergency/);
      await tabTo(() => canvas.getByRole('textbox', { name: /Their name/ }));
      await userEvent.keyboard('My sister Samira');
      await userEvent.tab();
      await userEvent.keyboard('+1 718 555 0142');
      await press(canvas, 'button', 'Next');
    });
    await step('Review, with help still shown', async () => {
      await arrived(canvas, /Does everything look right/);
      await expect(canvas.getByText('The nights are the longest part of it.')).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'You can reach a person now' })).toBeVisible();
      await expect(canvas.getByText('Answered')).toBeVisible();
      await press(canvas, 'checkbox', /I’m 18 or older/);
      await press(canvas, 'checkbox', /may read these answers/);
      await press(canvas, 'checkbox', /isn’t an emergency service/);
      await press(canvas, 'button', 'Send my answers');
    });
    await step('Confirmation', async () => {
      await arrived(canvas, /Thank you/);
      await expect(canvas.getByRole('region', { name: 'You can reach a person now' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'See who matches' })).toHaveAttribute(
        'href',
        '/find-therapist?kind=therapist&speciality=grief&language=en&gender=female&mode=online',
      );
    });
  },
};

export const ByNamesInArabic: Story = {
  name: 'Completes onboarding in Arabic [ROUTE-10]',
  globals: { locale: 'ar' },
  args: { onward: '/dashboard' },
  play: async ({ canvas, step }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'التالي' }));
    await step('الأسباب', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'أسئلة الإيمان' }));
      await userEvent.type(canvas.getByRole('textbox', { name: /بكلماتك أنت/ }), 'الليالي طويلة.');
      await next();
    });
    await step('الرغبات واللقاء', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /^إمام/ }));
      await userEvent.click(canvas.getByRole('radio', { name: /^دور أساسي/ }));
      await next();
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'حضوريًا' }));
      await next();
    });
    await step('من دون استبيان ولا جهة اتصال', async () => {
      await expect(await canvas.findByRole('button', { name: 'الإجابة: مزاجك مؤخرًا' })).toBeVisible();
      await next();
      await canvas.findByRole('textbox', { name: /رقم الهاتف/ });
      await next();
    });
    await step('المراجعة والإرسال', async () => {
      await expect(await canvas.findByText('الليالي طويلة.')).toBeVisible();
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'إرسال إجاباتي' }));
      await arrived(canvas, /شكرًا لك/);
      await expect(canvas.getByRole('link', { name: 'المتابعة إلى حيث كنت' })).toHaveAttribute('href', '/dashboard');
    });
  },
};

export const LargeText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Faith questions' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
