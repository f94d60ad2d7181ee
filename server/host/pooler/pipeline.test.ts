import { describe, expect, it } from 'vitest';
import { readKeptAnswer } from './pipeline.ts';

const ASKED = {
  baton: null,
  requests: [{ type: 'store_sql', sql_id: 0 }, { type: 'batch' }, { type: 'close' }],
};

/** As libsql-server 0.24 answers on a stream that stays open. */
const answerOf = ({ value = 'x', errors = [null] as unknown[], rest = {} }) =>
  JSON.stringify({
    baton: 'k4qX/5+=',
    base_url: null,
    ...rest,
    results: [
      { type: 'ok', response: { type: 'store_sql' } },
      {
        type: 'ok',
        response: {
          type: 'batch',
          result: {
            step_results: [{ cols: [], rows: [[{ type: 'text', value }]] }],
            step_errors: errors,
          },
        },
      },
      { type: 'ok', response: { type: 'close_sql' } },
    ],
  });

/** A character a byte, as answers are handed on. */
const inBytes = (text: string) => Buffer.from(text).toString('latin1');
const parsed = (body: string) => JSON.parse(Buffer.from(body, 'latin1').toString());

const valueIn = (body: string) =>
  parsed(body).results[1].response.result.step_results[0].rows[0][0].value;

describe('an answer on a kept stream', () => {
  it.each([
    'Söz verilen gece',
    '{"type":"error"} "step_errors":[1] ]}',
    ',{"type":"ok","response":{"type":"close_sql"}}]}',
    '{"baton":"none","base_url":null,"results":[',
    String.raw`\" \\ {"type":"error"`,
  ])('is handed on as it is, whatever stands in it: %s', (value) => {
    const { body, baton, isClean } = readKeptAnswer(ASKED, inBytes(answerOf({ value })));
    expect([baton, isClean, valueIn(body)]).toEqual(['k4qX/5+=', true, value]);
    const { baton: told, results } = parsed(body);
    expect(told).toBeNull();
    expect(results.map(({ response }: any) => response.type)).toEqual([
      'store_sql',
      'batch',
      'close',
    ]);
  });

  it('is read correctly in another serialisation of the server', () => {
    const usual = readKeptAnswer(ASKED, inBytes(answerOf({ value: 'ğ' })));
    const other = readKeptAnswer(ASKED, inBytes(answerOf({ value: 'ğ', rest: { more: 1 } })));
    expect(valueIn(other.body)).toBe('ğ');
    expect(parsed(other.body)).toEqual({ ...parsed(usual.body), more: 1 });
    expect([other.baton, other.isClean]).toEqual([usual.baton, true]);
  });

  it('is not clean after a statement that failed', () => {
    const errors = [null, { message: 'UNIQUE constraint failed' }, null];
    const { baton, isClean, body } = readKeptAnswer(ASKED, inBytes(answerOf({ errors })));
    expect([baton, isClean]).toEqual(['k4qX/5+=', false]);
    expect(parsed(body).results.at(-1).response.type).toBe('close');
  });
});
