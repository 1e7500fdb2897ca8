import { expect, test } from '#tests/browser/support/test.ts';

const film = '/company/northfold-roofing-systems-31250/video/147';

/** Where it is, and whether it plays. */
const stateOf = (element: Element) =>
  element instanceof HTMLMediaElement
    ? { time: element.currentTime, isOn: !element.paused, length: element.duration }
    : null;

test('a film plays with captions and a transcript that follows, and goes on after a reload', async ({
  page,
}) => {
  await page.goto(film);
  const player = page.getByRole('group', { name: /^Player: Attaching a TPO Membrane/ });
  const video = player.locator('video');
  const play = player.getByRole('button', { name: /^Play film, 0:\d\d$/ });
  const said = Number((await play.innerText()).slice(-2));
  await play.click();
  await expect.poll(async () => (await video.evaluate(stateOf))?.time ?? 0).toBeGreaterThan(1);
  expect(Math.round((await video.evaluate(stateOf))?.length ?? 0)).toBe(said);
  const shown = () =>
    video.evaluate((element) => {
      const [track] = element instanceof HTMLVideoElement ? element.textTracks : [];
      const [cue] = track?.activeCues ?? [];
      return { mode: track?.mode, text: cue instanceof VTTCue ? cue.text : '' };
    });
  await player
    .getByRole('list', { name: 'Chapters' })
    .getByRole('button', { name: /At the edge/ })
    .click();
  await expect.poll(async () => (await shown()).text).toContain('At the roof edge');
  expect((await shown()).mode).toBe('showing');
  await expect(player.locator('[data-cue][aria-current]')).toContainText('At the roof edge');
  await page.keyboard.press('c');
  await expect.poll(async () => (await shown()).mode).toBe('hidden');
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.reload();
  await player.getByRole('button', { name: /^Resume from 0:(29|3\d)$/ }).click();
  await expect.poll(async () => (await video.evaluate(stateOf))?.time ?? 0).toBeGreaterThan(29);
});

test('a film shows captions in SubRip, whose signs are no markup', async ({ page }) => {
  const file = '1\r\n00:00:00,500 --> 00:00:09,000\r\n<i>Fasten</i> at 12 & 18 in. < 24 é\r\n';
  await page.route('**/*.vtt', (route) => route.fulfill({ body: Buffer.from(file, 'latin1') }));
  await page.goto(film);
  const player = page.getByRole('group', { name: /^Player: Attaching a TPO Membrane/ });
  await player.getByRole('button', { name: /^Play film/ }).click();
  const shown = () =>
    player.locator('video').evaluate((element) => {
      const tracks = element instanceof HTMLVideoElement ? [...element.textTracks] : [];
      return tracks
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])])
        .map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : ''));
    });
  await expect.poll(shown).toEqual(['Fasten at 12 & 18 in. < 24 é']);
  await page.keyboard.press('c');
  await expect.poll(shown).toEqual([]);
});

test('an episode plays from a line of its transcript, and its file is answered in parts', async ({
  page,
}) => {
  await page.goto('/podcast/8');
  const player = page.getByRole('group', { name: /^Player: Storefront/ });
  const audio = player.locator('audio');
  await player.getByRole('button', { name: 'Where does storefront belong?' }).click();
  await expect.poll(async () => (await audio.evaluate(stateOf))?.isOn).toBe(true);
  await expect.poll(async () => (await audio.evaluate(stateOf))?.time ?? 0).toBeGreaterThan(8);
  await player.getByRole('searchbox', { name: 'Search the transcript' }).fill('curtain wall');
  await expect(player.getByText(/^1 of \d+$/)).toBeVisible();
  const part = await page.request.get((await audio.getAttribute('src')) ?? '', {
    headers: { range: 'bytes=0-99' },
  });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
});
