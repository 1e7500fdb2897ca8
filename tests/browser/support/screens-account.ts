import { fragmentOf } from '#src/domain/share/share-link.ts';
import type { ScreenCase } from '#tests/browser/support/screens.ts';

/** A shared project with a note and a removed item. */
const sharedProject = fragmentOf({
  kind: 'project',
  name: 'Olneyville Branch Library',
  projectType: '44',
  items: [
    { content_type: 'product', content_id: 1, note: 'Low roof and canopy.', status: 'basis of design' },
    { content_type: 'cad', content_id: 1, note: '', status: 'approved' },
    { content_type: 'company', content_id: 31250, note: '', status: 'considering' },
    { content_type: 'product', content_id: 999_999, note: '', status: 'considering' },
  ],
});

/** An account of one's own, a new password, and what is shared without one. */
export const accountScreens: readonly ScreenCase[] = [
  {
    name: 'a new account with mistakes',
    path: '/signin/create',
    heading: 'Create an account',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText(/^Please correct \d+ fields\.$/).waitFor();
    },
  },
  {
    name: 'a new password by link',
    path: '/reset/demo-reset-token',
    heading: 'Choose a new password',
    unlisted: true,
  },
  {
    name: 'a new password, its link gone after a reload',
    path: '/reset',
    heading: 'Choose a new password',
    unlisted: true,
  },
  { name: 'the account', path: '/account', heading: 'Your account', as: 'ada', unlisted: true },
  { name: 'the account of a newcomer', path: '/account', heading: 'Your account', as: 'ben', unlisted: true },
  {
    name: 'the landing of who signed in',
    path: '/secure',
    heading: 'Welcome, Ada',
    as: 'ada',
    unlisted: true,
  },
  { name: 'the profile', path: '/account/profile', heading: 'Profile', as: 'ada', unlisted: true },
  {
    name: 'a change of password with mistakes',
    path: '/account/change-password',
    heading: 'Password',
    as: 'ada',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText(/^Please correct \d+ fields\.$/).waitFor();
    },
  },
  { name: 'the office’s template', path: '/account/office', heading: 'Office', as: 'ada', unlisted: true },
  {
    name: 'content requests',
    path: '/account/content-requests?type=epd&about=Brightdeck',
    heading: 'Content requests',
    as: 'ada',
    unlisted: true,
  },
  {
    name: 'no content requests yet',
    path: '/account/content-requests',
    heading: 'Content requests',
    as: 'ben',
    unlisted: true,
  },
  {
    name: 'a shared project',
    path: `/share#${sharedProject}`,
    heading: 'Olneyville Branch Library',
    unlisted: true,
  },
  {
    name: 'a shared link that is broken',
    path: '/share#1broken',
    heading: 'Shared with you',
    unlisted: true,
  },
  {
    name: 'sharing a comparison',
    path: '/compare?ids=1,2',
    heading: 'Compare 2 products',
    unlisted: true,
    before: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).waitFor();
    },
  },
];
