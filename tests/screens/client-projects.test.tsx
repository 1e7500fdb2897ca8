import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { clientProject, clientProjectByDivision, clientProjectBySection } from '#src/contracts/projects.ts';
import { mostProjects } from '#src/domain/project-line.ts';
import type { Project } from '#src/contracts/projects.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { stateName } from '#src/lib/states.ts';
import { to } from '#src/paths.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';

const { signal } = new AbortController();
const namesShown = () => screen.queryAllByRole('heading', { level: 3 }).flatMap(linkText);
const linkText = (element: HTMLElement) => within(element).queryByRole('link')?.textContent ?? [];
const names = (projects: readonly Project[]) => projects.map(({ name }) => name);
const counted = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

async function projectsOf(division: string): Promise<Project[]> {
  const { data = [] } = await call(clientProjectByDivision, {
    params: { division },
    query: { isAClient: 'true' },
    signal,
  });
  return data;
}

/** A section of division 07 with buildings of two types. */
function numberWithTypes(projects: readonly Project[]): string {
  const numbers = projects.flatMap(({ sections }) => sections.map(({ number }) => number));
  const found = numbers.find((number) => {
    const own = projects.filter(({ sections }) => sections.some((section) => section.number === number));
    return number.startsWith('07') && new Set(own.map(({ type }) => type)).size > 1;
  });
  if (found === undefined) throw new Error('The world has no such section.');
  return found;
}

describe('the projects of all manufacturers', () => {
  it('begin with the recent ones, each with its products, and say how many there are where', async () => {
    open('/projects');
    await heading('Manufacturers’ projects');
    const { data = [] } = await call(clientProject.list, {
      query: { sort: '-completed', size: mostProjects },
      signal,
    });
    expect(namesShown()).toEqual(names(data.slice(0, 12)));
    const [first] = data;
    if (!first) throw new Error('There are no projects.');
    const main = await page();
    expect(main.getByRole('link', { name: first.name })).toHaveAttribute(
      'href',
      to.companyProject(first, first.id),
    );
    for (const { id, title } of first.products)
      expect(main.getByRole('link', { name: title })).toHaveAttribute('href', to.product(id));
    expect(main.getByText(`Showing 1–12 of ${data.length}`)).toBeVisible();
    const manufacturers = new Set(data.map(({ coid }) => coid)).size;
    expect(
      main.getByText(new RegExp(`^${data.length} buildings with products by ${manufacturers} manu`)),
    ).toBeVisible();
    const byDivision = within(main.getByRole('navigation', { name: 'By division' }));
    const roofing = data.filter(({ divisions }) => divisions.includes('07')).length;
    expect(byDivision.getByRole('link', { name: /^07 / }).closest('li')).toHaveTextContent(
      new RegExp(`${roofing}$`),
    );
    expect(head().canonical).toMatch(/\/projects$/);
    expect(JSON.stringify(head().structuredData)).toContain('BreadcrumbList');
  });

  it('are on a map with the same figures as the list beside it, and a state narrows them', async () => {
    const { user, path } = open('/projects?type=Hotel');
    const map = within(await screen.findByRole('group', { name: 'Projects by state' }));
    const { data = [] } = await call(clientProject.list, {
      query: { sort: '-completed', size: mostProjects },
      signal,
    });
    const byState = Map.groupBy(
      data.filter(({ type }) => type === 'Hotel'),
      ({ state }) => state,
    );
    const wanted = [...byState].map(([state, list]) => `${stateName(state)} ${counted(list.length)}`);
    const lists = ['States', 'Canada'].flatMap((name) => screen.queryAllByRole('navigation', { name }));
    const links = lists.flatMap((list) => within(list).getAllByRole('link'));
    expect(new Set(links.map((link) => link.getAttribute('aria-label')))).toEqual(new Set(wanted));
    const inMap = map.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(inMap.length).toBeGreaterThan(2);
    expect(wanted).toEqual(expect.arrayContaining(inMap));
    const [chosen] = map.getAllByRole('link');
    if (!chosen) throw new Error('The map has no links.');
    await user.click(chosen);
    await expect.poll(path).toMatch(/^\/projects\?state=[A-Z]{2}&type=Hotel$/);
    const state = new URL(path(), 'https://lintel.example').searchParams.get('state') ?? '';
    await expect.poll(namesShown).toEqual(names(byState.get(state) ?? []));
    const outside = [...byState.keys()].find((other) => other !== state);
    expect(map.getByRole('link', { current: true })).toBe(chosen);
    expect(
      outside && screen.getAllByRole('link', { name: new RegExp(`^${stateName(outside)} `) })[0],
    ).toBeVisible();
  });

  it('have pages, and say so where one is beyond the last', async () => {
    const { user } = open('/projects');
    await heading('Manufacturers’ projects');
    const { data = [] } = await call(clientProject.list, {
      query: { sort: '-completed', size: mostProjects },
      signal,
    });
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText(`Showing 13–24 of ${data.length}`)).toHaveFocus();
    expect(namesShown()).toEqual(names(data.slice(12, 24)));
  });

  it.each([
    ['/projects?page=99', /^There is no page 99/],
    ['/projects?state=WY&type=Hotel', /^No matches with these filters/],
  ])('%s says that there is none, with a way on', async (url, words) => {
    const { user } = open(url);
    const text = await screen.findByText(words);
    await user.click(within(text).getByRole('link'));
    expect(await screen.findByText(/^Showing 1–12 of/)).toBeVisible();
  });

  it('are shown without the call for the recent ones, and not without the others', async () => {
    const refused = () => HttpResponse.json({ message: 'no' }, { status: 403 });
    answerWith(http.get('*/api/client-project/recent', refused));
    const { router } = open('/projects');
    await heading('Manufacturers’ projects');
    expect(namesShown()).toHaveLength(12);
    answerWith(http.get('*/api/client-project/by-division/:division', refused));
    await router.navigate('/projects/07');
    expect(await heading('You don’t have access to this.')).toBeVisible();
  });
});

describe('the projects of a division', () => {
  it('are narrowed by section, type and place, and each choice says how many', async () => {
    const projects = await projectsOf('07');
    const { user, path } = open('/projects/07');
    await heading('Projects: 07 Thermal and Moisture Protection');
    expect(namesShown()).toEqual(names(projects));
    const sections = within(screen.getByRole('navigation', { name: 'By section' }));
    const number = numberWithTypes(projects);
    const { data: ofSection = [] } = await call(clientProjectBySection, {
      params: { section: number },
      signal,
    });
    const section = sections
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(formatSection(number, '04')));
    expect(section).toHaveTextContent(new RegExp(`${ofSection.length}$`));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), number);
    await expect.poll(path).toBe(`/projects/07?section=${number}`);
    await expect.poll(namesShown).toEqual(names(ofSection));
    const type = ofSection[0]?.type ?? '';
    await user.selectOptions(screen.getByRole('combobox', { name: 'Building type' }), type);
    await expect.poll(path).toBe(`/projects/07?section=${number}&type=${type}`);
    await expect.poll(namesShown).toEqual(names(ofSection.filter((project) => project.type === type)));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await expect.poll(namesShown).toEqual(names(projects));
  });

  it('leave out what makes no sense in the address', async () => {
    open('/projects/07?section=083113&state=Ohio&type=');
    await heading('Projects: 07 Thermal and Moisture Protection');
    expect(namesShown()).toEqual(names(await projectsOf('07')));
    expect(head().canonical).toMatch(/\/projects\/07$/);
  });

  it('say plainly that there are none, with ways on', async () => {
    open('/projects/00');
    expect(
      await screen.findByText(/^No manufacturer has listed a project with products of division 00/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Projects in all divisions' })).toHaveAttribute(
      'href',
      '/projects',
    );
    expect(head().robots).toBe('noindex');
  });
});
