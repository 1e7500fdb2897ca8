import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { setAnalyticsSink } from '#src/browser/analytics.ts';
import type { AnalyticsEvent } from '#src/browser/analytics.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { page } from '#tests/support/page.ts';
import { readySearch } from '#tests/support/ready-search.ts';

beforeAll(readySearch, 60_000);

it('a search is told once, by what it found and never by its words', async () => {
  const events: AnalyticsEvent[] = [];
  closeAfterTest(setAnalyticsSink((event) => events.push(event)));
  const { router } = open('/search/brightdeck');
  await page();
  await router.navigate('/search/brightdeck?division=07');
  await screen.findByRole('link', { name: /^Remove filter .*07/ });
  await router.navigate('/search/qzxqzx%20okafor');
  await waitFor(() => expect(events).toHaveLength(2));
  expect(events.map(({ category, action, label }) => [category, action, label])).toEqual([
    ['search', 'results', 'all'],
    ['search', 'nothing found', 'all'],
  ]);
  expect(events.map(({ value = 0 }) => value > 0)).toEqual([true, false]);
  expect(JSON.stringify(events)).not.toMatch(/brightdeck|qzx|okafor/);
});
