import type { ReactNode } from 'react';
import { parseInline } from '#domain/rich-text/rich-text.ts';
import type { DocumentPart } from '#domain/guest-documents/guest-document.ts';
import { cx } from '#dashboard/ui/class-names.ts';

type Part<Type> = Extract<DocumentPart, { type: Type }>;

/** A document's blocks in order; they never move, so their index is their key. */
export function DocumentParts({ blocks }: { blocks: readonly DocumentPart[] }) {
  return blocks.map((part, place) => <OnePart key={`${place}:${part.type}`} part={part} />);
}

function OnePart({ part }: { part: DocumentPart }): ReactNode {
  switch (part.type) {
    case 'heading':
      return part.level === 2 ? (
        <h2 className="mt-5 mb-1 text-base font-semibold break-after-avoid">{part.text}</h2>
      ) : (
        <h3 className="mt-3 mb-0.5 font-semibold break-after-avoid">{part.text}</h3>
      );
    case 'paragraph':
      return (
        <p className="my-1.5 whitespace-pre-line">
          <InlineText text={part.text} />
        </p>
      );
    case 'list':
      return <Items texts={part.items} ordered={part.ordered} />;
    case 'steps':
      return <Items texts={part.items.map((item) => `**${item.title}** ${item.text}`)} ordered />;
    case 'note':
      return (
        <p className="my-2 break-inside-avoid rounded-md border border-line bg-sunken px-3 py-2">
          <InlineText text={part.text} />
        </p>
      );
    case 'table':
      return (
        <AmountTable
          part={{
            type: 'sheet',
            columns: part.head.map((title) => ({ title, align: 'start' })),
            rows: part.rows,
            foot: null,
          }}
        />
      );
    case 'sheet':
      return <AmountTable part={part} />;
    case 'facts':
      return <FactRows part={part} />;
    case 'signatures':
      return <SignatureLines part={part} />;
    case 'translation':
      return (
        <div lang={part.language} className="border-l-2 border-line pl-3 text-soft">
          <DocumentParts blocks={part.blocks} />
        </div>
      );
  }
}

function InlineText({ text }: { text: string }) {
  return parseInline(text).map((run, place) =>
    run.kind === 'strong' ? (
      <strong key={`${place}:${run.text}`}>{run.text}</strong>
    ) : (
      <span key={`${place}:${run.text}`}>{run.text}</span>
    ),
  );
}

function Items({ texts, ordered }: { texts: readonly string[]; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={cx('my-1.5 grid gap-0.5 pl-5', ordered ? 'list-decimal' : 'list-disc')}>
      {texts.map((text, place) => (
        <li key={`${place}:${text}`}>
          <InlineText text={text} />
        </li>
      ))}
    </List>
  );
}

function FactRows({ part }: { part: Part<'facts'> }) {
  return (
    <dl className="my-1.5">
      {part.rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[11rem_1fr] gap-3 border-b border-line py-1 max-sm:grid-cols-1 max-sm:gap-0"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function AmountTable({ part: { columns, rows, foot } }: { part: Part<'sheet'> }) {
  const align = (column: number) => (columns[column]?.align === 'end' ? 'text-right' : 'text-left');
  const cell = (column: number) => cx('py-1 pr-3 last:pr-0', align(column));
  return (
    <table className="figures my-1.5 w-full border-collapse">
      <thead>
        <tr className="border-b border-line-strong">
          {columns.map(({ title }, column) => (
            <th key={title} scope="col" className={cx(cell(column), 'font-semibold')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={`${place}:${row[0]}`} className="break-inside-avoid border-b border-line">
            {columns.map(({ title }, column) => (
              <td key={title} className={cell(column)}>
                <InlineText text={row[column] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            {columns.map(({ title }, column) => (
              <td key={title} className={cell(column)}>
                {foot[column]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function SignatureLines({ part }: { part: Part<'signatures'> }) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-8 break-inside-avoid">
      {part.parties.map(({ role, name }) => (
        <div key={role} className="h-24 border-b border-line-strong">
          <div className="font-semibold">{role}</div>
          <div className="text-soft">{name}</div>
        </div>
      ))}
    </div>
  );
}
