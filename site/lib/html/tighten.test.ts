import { expect, it } from 'vitest';
import { tighten } from './tighten.ts';

it.each([
  ['<ul><li>a</li><li class="x">b</li></ul>', '<ul><li>a<li class="x">b</ul>'],
  ['<ul><li>a</li> <li>b</li></ul>', '<ul><li>a</li> <li>b</ul>'],
  ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
  ['<p>a</p><p>b</p><picture></picture>', '<p>a<p>b</p><picture></picture>'],
  ['<div><p>a</p></div><a><p>b</p></a>', '<div><p>a</div><a><p>b</p></a>'],
  ['<p>a</p>text<p>b</p><span>c</span>', '<p>a</p>text<p>b</p><span>c</span>'],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<table><thead><tr><th>a</tr><tbody><tr><td>b<td>c</table>',
  ],
  [
    '<select><option value="1">a</option><option>b</option></select>',
    '<select><option value="1">a<option>b</select>',
  ],
  [
    '<svg><path d="M1 1"></path><circle r="4"></circle></svg>',
    '<svg><path d="M1 1"/><circle r="4"/></svg>',
  ],
  [
    '<input required="" value=""/><p hidden="">a=""</p>',
    '<input required value=""/><p hidden>a=""</p>',
  ],
])('writes %s as %s', (page, tight) => {
  expect(tighten(page)).toBe(tight);
});

const ISLAND =
  '<astro-island uid="Z1" prefix="r7" component-url="/_astro/a.js" component-export="default" renderer-url="/_astro/r.js" props="{&quot;name&quot;:[0,&quot;Ada\'nın evi &amp;lt;&quot;],&quot;list&quot;:[1,[[0,1],[0,{&quot;a&quot;:[0,null],&quot;b&quot;:[0]}]]]}" ssr client="intent" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:&quot;near&quot;}" await-children>';

it('keeps of an island what its element reads', () => {
  const island = `${ISLAND}<b>x</b><!--astro:end--></astro-island>`;
  const tight = `props='{"name":"Ada&#39;nın evi &amp;lt;","list":[1,{"a":null}]}' ssr when="near"><b>x</b></astro-island>`;
  expect(tighten(island + island)).toBe(
    `<astro-island component-url="/_astro/a.js" renderer-url="/_astro/r.js" ${tight}<astro-island component-url="/_astro/a.js" ${tight}`,
  );
});

it('takes nothing for an island that JSON cannot say', () => {
  const island =
    '<astro-island component-url="/a.js" props="{&quot;at&quot;:[3,&quot;2027&quot;]}">';
  expect(() => tighten(island)).toThrow('JSON');
});

it('keeps the prefix of an island whose elements are named by it', () => {
  const named = tighten(`${ISLAND}<input id="_r7R_0_"/><!--astro:end--></astro-island>`);
  expect(named).toContain(' prefix="r7" ');
});

it('puts sheets into the head, each once, after those that are there', () => {
  const page = (head: string, body: string) =>
    `<html><head><style>a{}</style>${head}</head><body>${body}</body></html>`;
  const found =
    '<style>b{}@media (width<=9px){c{}}</style><i>x</i><style data-href="d">d{}</style><i>y</i><style>b{}@media (width<=9px){c{}}</style>';
  expect(tighten(page('', found))).toBe(
    page(
      '<style>b{}@media (width<=9px){c{}}</style><style data-href="d">d{}</style>',
      '<i>x</i><i>y</i>',
    ),
  );
  expect(tighten('<p>a</p><style>b{}</style>')).toBe('<p>a</p><style>b{}</style>');
});
