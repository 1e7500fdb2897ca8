import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { durationText } from '#src/lib/duration.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { setPlayback, usePlayback } from '#src/stores/playback.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { today } from '#tests/support/setup.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const film = world.content.all('video').find(({ recording }) => recording);
const webinar = world.content.all('webinar').find(({ recording }) => recording);
const elsewhere = world.content.all('video').find(({ watchUrl }) => watchUrl);
const episode = [...world.podcasts.values()].find(({ recording }) => recording);
if (!film?.recording || !webinar || !elsewhere || !episode?.recording)
  throw new Error('Nothing is recorded.');
const filmPage = `/company/${film.coid}/video/${film.id}`;
const [, secondChapter] = episode.chapters;
const length = durationText(film.seconds);

/** The element as if its file were there; happy-dom plays nothing. */
function media(selector: 'video' | 'audio') {
  const element = document.querySelector<HTMLMediaElement>(selector);
  if (!element) throw new Error(`No ${selector} here.`);
  const play = vi.spyOn(element, 'play').mockImplementation(async () => {
    fireEvent.playing(element);
  });
  vi.spyOn(element, 'pause').mockImplementation(() => {
    fireEvent.pause(element);
  });
  vi.spyOn(element, 'readyState', 'get').mockReturnValue(4);
  return {
    element,
    play,
    moveTo: (seconds: number) => {
      element.currentTime = seconds;
      fireEvent.timeUpdate(element);
    },
  };
}

const player = async (title: string) =>
  within(await screen.findByRole('group', { name: `Player: ${title}` }));
const transcript = async () => within(await screen.findByRole('group', { name: /^Transcript of / }));

describe('a film', () => {
  it('plays with captions, chapters and a transcript that follows, can be pressed and searched', async () => {
    const { user } = open(filmPage);
    const controls = await player(film.title);
    const text = await transcript();
    const { element, play, moveTo } = media('video');
    expect(element).toHaveAttribute('src', film.recording?.url);
    expect(element).toHaveAttribute('preload', 'none');
    const track = element.querySelector('track[kind=captions]');
    expect(track).toHaveAttribute('src', film.recording?.captions);
    const chapters = within(controls.getByRole('list', { name: 'Chapters' })).getAllByRole('button');
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    expect(controls.getByText(`0:00 / ${length}`)).toBeVisible();

    await user.click(controls.getByRole('button', { name: `Play film, ${length}` }));
    expect(play).toHaveBeenCalledOnce();
    expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible();
    const lines = text.getAllByRole('button', { name: /^(?!Play from)/ });
    moveTo(9);
    await waitFor(() =>
      expect(text.getByRole('button', { current: true })).toHaveTextContent(/scrim carries/),
    );
    expect(controls.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      `9 seconds of ${film.seconds} seconds, What holds the sheet`,
    );
    await user.click(lines.at(-1) ?? document.body);
    expect(element.currentTime).toBeGreaterThan(35);
    await user.click(chapters[1] ?? document.body);
    expect(Math.round(element.currentTime)).toBe(19);
    expect(chapters[1]).toHaveAttribute('aria-current', 'true');

    await user.type(controls.getByRole('searchbox', { name: 'Search the transcript' }), 'corners');
    expect(controls.getByText('1 of 1')).toBeVisible();
    await user.clear(controls.getByRole('searchbox'));
    await user.type(controls.getByRole('searchbox'), 'zebra');
    expect(controls.getByText('No matches')).toBeVisible();

    fireEvent.ended(element);
    expect(await controls.findByRole('button', { name: 'Play again' })).toBeVisible();
  });

  it('begins where its slider was put before', async () => {
    const { user } = open(filmPage);
    const controls = await player(film.title);
    const { element } = media('video');
    fireEvent.change(controls.getByRole('slider', { name: 'Position' }), { target: { value: '20' } });
    await user.click(controls.getByRole('button', { name: `Play film, ${length}` }));
    expect(element.currentTime).toBe(20);
  });

  it('keeps its volume at the first and the last line of the transcript, where arrows find no other', async () => {
    setPlayback({ volume: 0.5 });
    const { user } = open(filmPage);
    await player(film.title);
    const lines = (await transcript()).getAllByRole('button', { name: /^(?!Play from)/ });
    lines[0]?.focus();
    await user.keyboard('{ArrowUp}');
    lines.at(-1)?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(lines.at(-1)).toHaveFocus();
    expect(usePlayback.getState().volume).toBe(0.5);
    setPlayback({ volume: 1 });
  });

  it('is heard again by one press where its volume was turned down', async () => {
    setPlayback({ volume: 0, isMuted: false });
    const { user } = open(filmPage);
    const controls = await player(film.title);
    const { element } = media('video');
    await user.click(controls.getByRole('button', { name: 'Unmute' }));
    expect([element.muted, element.volume > 0]).toEqual([false, true]);
    expect(controls.getByRole('button', { name: 'Mute' })).toBeVisible();
    setPlayback({ volume: 1 });
  });

  it('is played by keys, and not when they are turned off', async () => {
    const { user } = open(filmPage);
    const controls = await player(film.title);
    await transcript();
    const { element, play, moveTo } = media('video');
    await user.keyboard('k');
    expect(play).toHaveBeenCalledOnce();
    moveTo(20);
    await user.keyboard('l');
    expect(element.currentTime).toBe(30);
    for (const key of ['j', 'j', 'm', 'm', 'c', 'c']) fireEvent.keyDown(document.body, { key });
    expect(element.currentTime, 'two keys before anything is drawn').toBe(10);
    expect(usePlayback.getState()).toMatchObject({ isMuted: false, hasCaptions: true });
    moveTo(30);
    await user.keyboard('j{ArrowLeft}');
    expect(element.currentTime).toBe(15);
    await user.keyboard('m>c5');
    expect([element.muted, element.playbackRate, usePlayback.getState().hasCaptions]).toEqual([
      true,
      1.25,
      false,
    ]);
    expect(Math.round(element.currentTime)).toBe(23);
    expect(controls.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('?');
    const help = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getByRole('row', { name: /Space or K Play or pause/ })).toBeVisible();
    await user.click(help.getByRole('checkbox', { name: 'Keyboard shortcuts of the page' }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await user.keyboard('m');
    expect(element.muted).toBe(true);
    setPlayback({ isMuted: false, rate: 1, hasCaptions: true });
  });

  it('goes on where it was left, or from the start', async () => {
    const { user, router } = open(filmPage);
    await player(film.title);
    const first = media('video');
    await user.keyboard('k');
    first.moveTo(31.4);
    await router.navigate('/podcast');
    await heading('Podcast');
    await router.navigate(filmPage);
    const controls = await player(film.title);
    const again = media('video');
    await user.click(await controls.findByRole('button', { name: 'Resume from 0:31' }));
    expect(again.element.currentTime).toBeCloseTo(31.4);
    fireEvent.ended(again.element);
    await router.navigate('/podcast');
    await heading('Podcast');
    await router.navigate(filmPage);
    expect(await screen.findByRole('button', { name: `Play film, ${length}` })).toBeVisible();
  });

  it('says when it cannot be played, and tries again', async () => {
    const { user } = open(filmPage);
    const controls = await player(film.title);
    const { element, play } = media('video');
    await user.click(controls.getByRole('button', { name: /^Play film/ }));
    fireEvent.error(element);
    expect(await controls.findByRole('alert')).toHaveTextContent('Couldn’t play the film.');
    await user.click(controls.getByRole('button', { name: 'Try again' }));
    expect(play).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(controls.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['a missing file', () => new HttpResponse(null, { status: 404 })],
    ['a server error', () => new HttpResponse(null, { status: 500 })],
    ['a web page', () => HttpResponse.html('<!doctype html><p>Hello')],
    ['something else', () => HttpResponse.text('{}')],
    ['nothing', () => HttpResponse.error()],
  ])('plays without its transcript: %s', async (_, answer) => {
    answerWith(http.get('*/api/files/video/*', answer, { once: false }));
    const { user } = open(filmPage);
    const controls = await player(film.title);
    expect(await controls.findByText('Couldn’t load the timed transcript.')).toBeVisible();
    expect(controls.getByRole('button', { name: /^Play film/ })).toBeVisible();
    await user.click(controls.getByRole('button', { name: 'Try again' }));
    expect(await controls.findByText('Couldn’t load the timed transcript.')).toBeVisible();
  });

  it('elsewhere is a link, and there is no player; what search engines read names the file', async () => {
    const { router } = open(`/company/${elsewhere.coid}/video/${elsewhere.id}`);
    const link = await screen.findByRole('link', { name: /^Watch on the manufacturer’s site/ });
    expect(link).toHaveAttribute('href', elsewhere.watchUrl);
    expect(document.querySelector('video, iframe')).toBeNull();
    // So does its picture, which only a pointer reaches.
    const picture = screen.getByAltText(/^Poster of /).closest('a');
    expect(picture).toHaveAttribute('href', elsewhere.watchUrl);
    expect(picture).toHaveAttribute('tabindex', '-1');
    await router.navigate(filmPage);
    await player(film.title);
    await waitFor(() => {
      expect(head().structuredData[0]).toMatchObject({
        mainEntity: {
          '@type': 'VideoObject',
          duration: `PT${film.seconds}S`,
          contentUrl: new URL(film.recording?.url ?? '', location.origin).href,
        },
      });
    });
  });

  it('whose file another site has gets no player either', async () => {
    const url = 'https://films.example/one.mp4';
    const { coid, company, companySlug, webabrv } = film;
    const owner = {
      coid,
      company,
      companySlug,
      webabrv,
      isClient: true,
      logo: null,
      city: null,
      state: null,
    };
    const page = {
      company: { ...owner, phone: null, sections: [], counts: {} },
      item: { ...film, recording: { ...film.recording, url } },
      siblings: [],
      products: [],
    };
    answerWith(
      http.get(`*/api/manufacturers/slug/${film.coid}/video/${film.id}`, () => HttpResponse.json(page)),
    );
    open(filmPage);
    expect(await screen.findByRole('link', { name: /^Watch on/ })).toHaveAttribute('href', url);
    expect(document.querySelector('video')).toBeNull();
  });
});

it('a recorded webinar plays', async () => {
  open(`/company/${webinar.coid}/webinar/${webinar.id}`);
  await player(webinar.title);
  expect(media('video').element).toHaveAttribute('src', webinar.recording?.url);
});

it('an episode plays, names who speaks, and its chapters lead into it', async () => {
  const { user } = open(`/podcast/${episode.id}`);
  const controls = await player(episode.title);
  const text = await transcript();
  const { element, moveTo } = media('audio');
  expect(element).toHaveAttribute('src', episode.recording?.url);
  expect(controls.queryByRole('button', { name: /Captions|Full screen|Picture/ })).toBeNull();
  expect(text.getAllByText(/^\w+:$/).length).toBeGreaterThan(10);
  await user.click(controls.getByRole('button', { name: /^Play recording, 2:\d\d/ }));
  moveTo(30);
  await waitFor(() => expect(text.getByRole('button', { current: true })).toBeVisible());
  const list = within(controls.getByRole('list', { name: 'Chapters' }));
  await user.click(list.getByRole('button', { name: new RegExp(secondChapter?.title.slice(0, 12) ?? '') }));
  expect(element.currentTime).toBe(secondChapter?.seconds);
});
