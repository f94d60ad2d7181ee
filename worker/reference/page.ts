import { type ApiDocument, METHODS, type Operation, type Parameter } from './document.ts';
import { html, type Html } from './html.ts';
import { fieldRow, schemaTable } from './schema-table.ts';
import { STYLE } from './style.ts';

type Call = { method: string; path: string; operation: Operation };

/** The whole API as one page to read: no script, nothing from elsewhere. */
export function referencePage(document: ApiDocument): string {
  const groups = groupCalls(document);
  const { title, version, description } = document.info;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <nav aria-label="Calls">
          ${groups.map(
            ([tag, calls]) =>
              html`<h2>${tag}</h2>
                <ul>
                  ${calls.map(navItem)}
                </ul>`,
          )}
        </nav>
        <main>
          <h1>${title} <small class="soft">${version}</small></h1>
          ${description.split('\n\n').map((text) => html`<p>${text}</p>`)}
          <p><a href="/v1/openapi.json">The same as an OpenAPI 3.1 document</a></p>
          ${groups.map(
            ([tag, calls]) =>
              html`<section>
                <h2>${tag}</h2>
                ${calls.map(callArticle)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
  return page.markup;
}

function groupCalls({ paths }: ApiDocument): [string, Call[]][] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Call[] => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method, path, operation }];
    }),
  );
  return [...Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other')];
}

const navItem = ({ method, path, operation }: Call) =>
  html`<li><a href="#${operation.operationId}">${method.toUpperCase()} ${path}</a></li>`;

function callArticle({ method, path, operation }: Call): Html {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  return html`<article id="${operationId}">
    <span class="access">${operation['x-access']}</span>
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${summary}</p>
    ${description ? html`<p class="soft">${description}</p>` : null}
    ${parameters.length > 0 ? parameterTable(parameters) : null}
    ${Object.entries(requestBody?.content ?? {}).map(([type, media]) => mediaPart(`Body (${type})`, media))}
    ${Object.entries(operation.responses).map(([status, response]) => answerPart(status, response))}
  </article> `;
}

const parameterTable = (parameters: Parameter[]) =>
  html`<h4>Parameters</h4>
    <table>
      <tbody>
        ${parameters.map(({ name, in: place, schema = {}, required = false }) =>
          fieldRow({ path: `${name} (${place})`, schema, required }),
        )}
      </tbody>
    </table>`;

function mediaPart(title: string, { schema, example }: Media): Html {
  if (schema === undefined) return html``;
  return html`<h4>${title}</h4>
    ${schemaTable(schema)}${exampleBox(example)}`;
}

type Media = NonNullable<Operation['requestBody']>['content'][string];

function answerPart(status: string, response: Operation['responses'][string]): Html {
  const [media] = Object.values(response.content ?? {});
  if (Number(status) >= 400) {
    return html`<p class="soft"><b>${status}</b> ${response.description}</p>`;
  }
  return html`<details>
    <summary><b>${status}</b> ${response.description}</summary>
    ${media?.schema ? schemaTable(media.schema) : null}${exampleBox(media?.example)}
  </details>`;
}

const exampleBox = (example: unknown) =>
  example === undefined ? null : html`<pre>${JSON.stringify(example, null, 2)}</pre>`;
