type Rates = { buying?: string; selling?: string; unit?: string };

/** A bulletin as the central bank writes it, for tests. */
export function bulletinXml({
  day = '20.11.2026',
  usd = { selling: '41.8512' },
  eur = { selling: '48.6021' },
  gbp = { selling: '55.1034' },
  extra = '',
}: { day?: string; usd?: Rates; eur?: Rates; gbp?: Rates; extra?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${day}" Date="11/20/2026"  Bulten_No="2026/221" >
${currency('USD', usd)}
${currency('AUD', { selling: '27.1000' })}
${currency('EUR', eur)}
${currency('GBP', gbp)}
${currency('JPY', { selling: '27.5500', unit: '100' })}
${extra}
</Tarih_Date>
`;
}

export function currency(code: string, { buying = '41.7758', selling, unit = '1' }: Rates): string {
  return `	<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}">
			<Unit>${unit}</Unit>
			<Isim>${code}</Isim>
			<CurrencyName>${code}</CurrencyName>
			<ForexBuying>${buying}</ForexBuying>
			<ForexSelling>${selling ?? ''}</ForexSelling>
			<BanknoteBuying></BanknoteBuying>
			<BanknoteSelling/>
			<CrossRateUSD/>
			<CrossRateOther/>
	</Currency>`;
}
