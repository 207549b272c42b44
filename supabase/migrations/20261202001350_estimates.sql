-- What the calculator gave, as part of a lead (product: estimates): figures that the formula doesn't give are refused, and the person
-- gets theirs by e-mail.

-- Refuses figures that the calculator doesn't give: leads.estimate holds nothing else. The formula of `src/features/requests/data/roi.ts`. Figures
-- come in whole dollars and per cent, so that they are within a half of the exact ones.
create function private.check_estimate(estimate jsonb) returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  multiplier numeric;
  expected_return numeric;
  budget numeric;
  horizon numeric;
begin
  if octet_length(estimate::text) <= 2000 and jsonb_typeof(estimate) = 'object'
    and (select array_agg(answer.key order by answer.key collate "C") from jsonb_object_keys(estimate) as answer (key)) = array[
      'budget', 'expectedReturn', 'horizon', 'paybackTime', 'roi', 'sector', 'service', 'size', 'yearlyBenefit'
    ]
    and (
      select bool_and(jsonb_typeof(estimate -> number.key) = 'number')
      from unnest(array['budget', 'expectedReturn', 'horizon', 'paybackTime', 'roi', 'yearlyBenefit']) as number (key)
    )
  then
    multiplier := ('{"podcast": 1.8, "video": 2.2, "marketing": 2.5, "complete": 3.1}'::jsonb ->> (estimate ->> 'service'))::numeric
      * ('{"startup": 1.2, "sme": 1.0, "corporate": 0.8}'::jsonb ->> (estimate ->> 'size'))::numeric
      * ('{"tech": 1.3, "health": 1.1, "finance": 1.0, "retail": 1.2, "other": 1.0}'::jsonb ->> (estimate ->> 'sector'))::numeric;
    budget := (estimate ->> 'budget')::numeric;
    horizon := (estimate ->> 'horizon')::numeric;
    if multiplier is not null and budget between 5000 and 100000 and budget % 2500 = 0
      and horizon between 3 and 24 and horizon % 1 = 0
    then
      expected_return := budget * multiplier * horizon / 6;
      if abs((estimate ->> 'expectedReturn')::numeric - expected_return) <= 0.5
        and abs((estimate ->> 'roi')::numeric - (expected_return - budget) / budget * 100) <= 0.5
        and (estimate ->> 'paybackTime')::numeric = greatest(1, round(6 / multiplier))
        and abs((estimate ->> 'yearlyBenefit')::numeric - expected_return * 12 / horizon) <= 0.5
        and (estimate ->> 'expectedReturn')::numeric % 1 = 0 and (estimate ->> 'roi')::numeric % 1 = 0
        and (estimate ->> 'yearlyBenefit')::numeric % 1 = 0
      then
        return;
      end if;
    end if;
  end if;
  raise exception 'Ces chiffres ne sont pas ceux du calculateur. Refaites le calcul, ou retirez l’estimation.'
    using errcode = 'PT400';
end
$$;

