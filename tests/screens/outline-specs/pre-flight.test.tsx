import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';
it('x', async () => {
  await signInAs('ada');
  for (const id of [1, 2]) {
  const { router } = open(`/account/projects/${id}/pre-flight`);
  await heading('Pre-flight');
  await screen.findByText(/open items?\./, {}, { timeout: 20000 });
  for (const li of screen.getAllByRole('region').flatMap((r) => [`## ${r.getAttribute('aria-label')}`, ...[...r.querySelectorAll('li')].map((l) => [...l.children].map((c) => c.textContent).join(' | '))])) console.log(li);
  }
}, 60000);
