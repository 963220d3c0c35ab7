import { expect, test } from 'vitest';
import { defaultChoices, embeddedPath, readChoices } from './choices.ts';
import { frameSnippet, scriptSnippet } from './snippets.ts';

const address = (query: string) => embeddedPath('x', readChoices(new URLSearchParams(query)));

test('a list has one address, however its choices are written', () => {
  for (const query of [
    '',
    'antall=10',
    'tema=lys',
    'x=1',
    'antall=ti&tema=neon&hoyde=200',
    'antall=-1',
    'antall=1e9',
  ]) {
    expect(address(query), query).toBe('/innfelt/x');
  }
  expect(address('antall=0')).toBe('/innfelt/x?antall=1');
  expect(address('antall=007')).toBe('/innfelt/x?antall=7');
  expect(address('antall=51')).toBe('/innfelt/x?antall=50');
  expect(address('antall=999999999')).toBe('/innfelt/x?antall=50');
  expect(address('hoyde=tilpass&tema=auto&antall=3&tema=mork')).toBe('/innfelt/x?antall=3&tema=auto&hoyde=tilpass');
});

test('nothing in the name of a business gets out of the code that is pasted', () => {
  const business = { id: '1', businessName: 'Hav "&" <b>Land</b>', organizationNumber: '974760673' };
  const choices = { ...defaultChoices, antall: 3, tema: 'mork' as const };
  expect(frameSnippet('https://jobbfjord.example', business, choices)).toBe(
    '<iframe src="https://jobbfjord.example/innfelt/1?antall=3&amp;tema=mork" title="Ledige stillinger hos Hav &quot;&amp;&quot; &lt;b&gt;Land&lt;/b&gt;" width="100%" height="480" style="border: 0" loading="lazy"></iframe>',
  );
  expect(scriptSnippet('https://jobbfjord.example', business, choices)).toBe(
    `<div data-jobbfjord="1" data-antall="3" data-tema="mork"><a href="https://jobbfjord.example/bedrift/974760673">Ledige stillinger hos Hav &quot;&amp;&quot; &lt;b&gt;Land&lt;/b&gt;</a></div>
<script src="https://jobbfjord.example/innfelt.js" async></script>`,
  );
  expect(scriptSnippet('', business, defaultChoices)).toContain('<div data-jobbfjord="1"><a');
});
