-- While an outline waits for its approval a person may change it; what was proposed stays beside it.
alter table generation add column proposed_outline jsonb;

-- What the outline's writer wants remembered for the sections: a model's goals and images.
alter table script add column outline_memory jsonb;

-- What a call cost in US dollars: as the service told it, or by the prices that are set; null where neither is known.
alter table model_call add column cost_usd numeric check (cost_usd >= 0);
