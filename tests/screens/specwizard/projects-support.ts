import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';

import { call } from '#src/api/call.ts';
import { specwizardProjectCreate, specwizardProjectGet } from '#src/contracts/specwizard-projects.ts';
import { setAnalyticsSink } from '#src/browser/analytics.ts';
import type { AnalyticsEvent } from '#src/browser/analytics.ts';
import type { SpecwizardProject, SpecwizardProjectFields } from '#src/contracts/specwizard-projects.ts';
import { resetOpenSections } from '#src/stores/section-work.ts';
import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { page } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

/** Each test of the file works on the small section, which the page has not opened yet. */
export function withSmallSection(): void {
  beforeEach(() => {
    resetOpenSections();
    answerWithSmallSection();
  });
}

/** A project of the person who is signed in, as if saved from another browser. */
export async function savedProject(part: Partial<SpecwizardProjectFields> = {}): Promise<SpecwizardProject> {
  const fields = { name: 'Harbor roofs', filename: [smallFile], specs: [`${smallFile}:1`], ...part };
  const { data, error } = await call(specwizardProjectCreate, { body: fields });
  if (error) throw new Error(error.message);
  return data;
}

/** The project as the API has it now. */
export async function projectNow(seq: number): Promise<SpecwizardProject> {
  const { data, error } = await call(specwizardProjectGet, { params: { id: seq }, fresh: true });
  if (error) throw new Error(error.message);
  return data;
}

/** The writes to SpecWizard projects since the test began, as method and path. */
export const projectWrites = (): string[] =>
  sentRequests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/specwizard-project'))
    .map(({ method, path }) => `${method} ${path.replace('/api/specwizard-project', '')}`);

export function trackedEvents(): AnalyticsEvent[] {
  const seen: AnalyticsEvent[] = [];
  closeAfterTest(setAnalyticsSink((event) => seen.push(event)));
  return seen;
}

export async function openWizard(url: string) {
  const opened = open(url);
  const choices = within(await screen.findByRole('tree', { name: 'Choices' }));
  const row = (name: RegExp) => choices.getByRole('treeitem', { name });
  return {
    ...opened,
    row,
    choose: (name: RegExp) => opened.user.click(row(name).querySelector('[id$=-name]') ?? row(name)),
  };
}

export const projectAddress = (seq: number): string => `/account/specwizard-projects/${seq}`;

/** Its page, for the person whose it is. */
export async function openProject(part: Parameters<typeof savedProject>[0] = {}) {
  await signInAs('ada');
  const project = await savedProject(part);
  const opened = open(projectAddress(project.seq));
  const main = await page();
  return {
    ...opened,
    ...project,
    main,
    rows: () => within(main.getByRole('list', { name: 'Sections' })).getAllByRole('listitem'),
  };
}
