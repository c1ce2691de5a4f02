import { storyServer } from '@sakina/mocks';
import { listOwnOnboarding } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabTo } from './tab-to.ts';
import { JoiningScreen } from './JoiningScreen.tsx';

const newcomer = 'newcomer@demo.test';

const meta = {
  title: 'Consumer/Joining as a provider journey',
  component: JoiningScreen,
  parameters: { layout: 'fullscreen', account: newcomer },
  args: { kind: 'THERAPIST', onStepChange: fn() },
} satisfies Meta<typeof JoiningScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The newcomer's answers as stored by the server. */
const answersOnServer = async () =>
  (await storyServer.as(newcomer).call(listOwnOnboarding, {})).items.map(({ answers }) => answers);

export const Default: Story = {
  name: 'A therapist completes the questions by keyboard alone [ROUTE-10] [CARE-8] [SHOW-4]',
  play: async ({ canvas, step }) => {
    await step('License and practice', async () => {
      await tabTo(await canvas.findByRole('textbox', { name: /License number/ }));
      await userEvent.keyboard('LMFT 104882');
      await tabTo(canvas.getByRole('combobox', { name: /Where was it issued/ }));
      await userEvent.keyboard('Califor{ArrowDown}{Enter}');
      await tabTo(canvas.getByRole('textbox', { name: /Years of practice/ }));
      await userEvent.keyboard('12');
      await tabTo(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('Fields of work', async () => {
      await waitFor(async () =>
        expect(await canvas.findByRole('heading', { name: /Step 2 of 4: People you can help/ })).toHaveFocus(),
      );
      await tabTo(canvas.getByRole('checkbox', { name: 'Grief and loss' }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('combobox', { name: /Languages/ }));
      await userEvent.keyboard('Engl{ArrowDown}{Enter}{Escape}');
      await tabTo(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('How much time', async () => {
      await waitFor(async () =>
        expect(await canvas.findByRole('heading', { name: /Step 3 of 4: Your availability/ })).toHaveFocus(),
      );
      await tabTo(canvas.getByRole('checkbox', { name: 'Online' }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('textbox', { name: /Hours per week/ }));
      await userEvent.keyboard('20');
      await tabTo(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.keyboard('{Enter}');
    });
    await step('Reviews and changes one answer', async () => {
      await waitFor(async () =>
        expect(await canvas.findByRole('heading', { name: /Step 4 of 4: Does everything look right/ })).toHaveFocus(),
      );
      await expect(canvas.getByText('LMFT 104882')).toBeVisible();
      await expect(canvas.getByText('20 hours a week')).toBeVisible();
      await tabTo(canvas.getByRole('button', { name: 'Change: Your time' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(async () =>
        expect(await canvas.findByRole('heading', { name: /Your availability/ })).toHaveFocus(),
      );
      await tabTo(canvas.getByRole('textbox', { name: /Hours per week/ }));
      await userEvent.keyboard('{ArrowUp}');
      await tabTo(canvas.getByRole('button', { name: 'Back to review' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('21 hours a week')).toBeVisible();
    });
    await step('Promises and submits', async () => {
      await tabTo(canvas.getByRole('checkbox', { name: /What I’ve said here is true/ }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('checkbox', { name: /code of conduct/ }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('button', { name: 'Send my answers' }));
      await userEvent.keyboard('{Enter}');
      const thanks = await canvas.findByRole('heading', { name: 'Thank you. We have your answers' });
      await waitFor(() => expect(thanks).toHaveFocus());
      await tabTo(canvas.getByRole('link', { name: 'Continue to your application' }));
      await expect(await answersOnServer()).toMatchObject([
        {
          persona: 'THERAPIST',
          licenseNumber: 'LMFT 104882',
          licenseState: 'CA',
          yearsOfPractice: 12,
          hoursAWeek: 21,
          specialities: ['GRIEF'],
        },
      ]);
    });
  },
};

export const ImamInArabic: Story = {
  name: 'An imam completes the questions in Arabic [ROUTE-10] [CARE-6] [SHOW-4]',
  args: { kind: 'IMAM' },
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    const next = async () => userEvent.click(canvas.getByRole('button', { name: 'التالي' }));
    await step('العلم والخدمة', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /وعلى يد من؟/ }), 'الفقه الحنفي على الشيخ كمال');
      await userEvent.type(canvas.getByRole('textbox', { name: /المسجد أو المؤسسة/ }), 'مسجد النور');
      await userEvent.type(canvas.getByRole('textbox', { name: /سنوات الخدمة/ }), '9{Tab}');
      await next();
    });
    await step('من يمكنه مساعدتهم', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'أسئلة الإيمان' }));
      await userEvent.type(canvas.getByRole('combobox', { name: /لغات العمل/ }), 'العربية{ArrowDown}{Enter}{Escape}');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'أقدّم الإرشاد الزوجي' }));
      await next();
    });
    await step('الوقت', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /عدد الساعات/ }), '6{Tab}');
      await next();
    });
    await step('المراجعة والإرسال', async () => {
      await expect(await canvas.findByText('مسجد النور')).toBeVisible();
      await expect(canvas.getByText(/ساعات أسبوعيًا/)).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: /ما أقوله هنا صحيح/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /ألتزم بقواعد السلوك/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'إرسال إجاباتي' }));
      await expect(await canvas.findByRole('heading', { name: 'شكرًا لك. وصلتنا إجاباتك' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'المتابعة إلى طلبك' })).toHaveAttribute('href', '/provider/apply');
      await expect(await answersOnServer()).toMatchObject([
        {
          persona: 'IMAM',
          institution: 'مسجد النور',
          yearsOfService: 9,
          offersMarriageCounsel: true,
          languages: ['ar'],
        },
      ]);
    });
  },
};
